import { mix, palette } from './palette.ts'
import { circle, el, group, path, rect } from './svg.ts'

/** Figures of the street, drawn standing on 0,0 in centimetres and scaled to the place. */
const place = (x: number, y: number, pixelsPerMetre: number, ...parts: string[]) =>
  group(
    {
      transform: `translate(${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}) scale(${Math.round(pixelsPerMetre * 100) / 10000})`,
    },
    ...parts,
  )

const shadow = (rx: number, ry = 14) =>
  el('ellipse', { cx: 14, cy: 2, rx, ry, fill: palette.ink, 'fill-opacity': 0.34 })

/** A car seen from behind, or from the front with `faces`. 184 cm wide, 150 tall. */
export function carFigure(x: number, y: number, ppm: number, color: string, faces = false, night = false) {
  const lamp = faces ? palette.cream : palette.red
  const glare = night
    ? [-66, 66].map((dx) => circle(dx, -72, 44, { fill: lamp, 'fill-opacity': 0.22 })).join('')
    : ''
  return place(
    x,
    y,
    ppm,
    shadow(112),
    rect(-84, -34, 30, 34, { rx: 7, fill: palette.abyss }) +
      rect(54, -34, 30, 34, { rx: 7, fill: palette.abyss }),
    path('M-70 -96L-54 -142Q-50 -150 -40 -150H40Q50 -150 54 -142L70 -96Z', {
      fill: mix(color, palette.ink, 0.25),
    }),
    path('M-60 -98L-47 -136Q-45 -141 -39 -141H39Q45 -141 47 -136L60 -98Z', {
      fill: night ? '#15305e' : '#b9d4f8',
    }),
    path('M-60 -98L-47 -136Q-45 -141 -39 -141H-8L-30 -98Z', {
      fill: palette.white,
      'fill-opacity': night ? 0.12 : 0.42,
    }),
    path('M-92 -74Q-92 -98 -72 -100H72Q92 -98 92 -74V-34Q92 -22 80 -22H-80Q-92 -22 -92 -34Z', {
      fill: color,
    }),
    path('M-92 -48H92V-34Q92 -22 80 -22H-80Q-92 -22 -92 -34Z', { fill: mix(color, palette.ink, 0.32) }),
    path('M-84 -94H84', { stroke: palette.white, 'stroke-opacity': 0.4, 'stroke-width': 4 }),
    rect(-86, -82, 36, 19, { rx: 7, fill: lamp }) + rect(50, -82, 36, 19, { rx: 7, fill: lamp }),
    faces
      ? rect(-36, -76, 72, 15, { rx: 5, fill: palette.ink })
      : rect(-26, -72, 52, 17, { rx: 2, fill: palette.blue }),
    rect(-104, -98, 15, 10, { rx: 4, fill: mix(color, palette.ink, 0.3) }) +
      rect(89, -98, 15, 10, { rx: 4, fill: mix(color, palette.ink, 0.3) }),
    glare,
  )
}

/** A bus from behind, 250 cm wide, 310 tall. */
export function busFigure(x: number, y: number, ppm: number, color: string, night = false) {
  return place(
    x,
    y,
    ppm,
    shadow(148, 16),
    rect(-110, -40, 40, 40, { rx: 8, fill: palette.abyss }) +
      rect(70, -40, 40, 40, { rx: 8, fill: palette.abyss }),
    rect(-125, -310, 250, 288, { rx: 24, fill: color }),
    path('M60 -310h41q24 0 24 24v240q0 24 -24 24h-41z', { fill: mix(color, palette.ink, 0.22) }),
    rect(-106, -268, 212, 104, { rx: 12, fill: night ? '#1b3b73' : '#b9d4f8' }),
    path('M-106 -180v-76q0 -12 12 -12h84l-60 104h-24q-12 0 -12 -16z', {
      fill: palette.white,
      'fill-opacity': night ? 0.14 : 0.4,
    }),
    rect(-62, -300, 124, 24, { rx: 6, fill: palette.ink }) +
      rect(-44, -293, 88, 10, { rx: 3, fill: palette.amber }),
    rect(-112, -96, 30, 42, { rx: 8, fill: palette.red }) +
      rect(82, -96, 30, 42, { rx: 8, fill: palette.red }),
    rect(-60, -130, 120, 62, { rx: 6, fill: mix(color, palette.ink, 0.35) }),
    rect(-125, -50, 250, 14, { fill: palette.white, 'fill-opacity': 0.7 }),
  )
}

/** A walking person, 172 cm tall. */
export function walkerFigure(x: number, y: number, ppm: number, coat: string, mirrored = false) {
  const flip = mirrored ? 'scale(-1 1)' : 'scale(1 1)'
  return place(
    x,
    y,
    ppm,
    shadow(36, 8),
    group(
      { transform: flip },
      path('M-4 -84L-20 -42L-34 -4', {
        stroke: palette.stone,
        'stroke-width': 19,
        fill: 'none',
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
      path('M4 -84L18 -46L16 -5', {
        stroke: palette.ink,
        'stroke-width': 19,
        fill: 'none',
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
      path('M-24 -132Q-22 -148 0 -148T24 -132L21 -80Q0 -70 -21 -80Z', { fill: coat }),
      path('M20 -136L34 -104L24 -84', {
        stroke: mix(coat, palette.ink, 0.25),
        'stroke-width': 13,
        fill: 'none',
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
      path('M-20 -136L-34 -102L-40 -82', {
        stroke: coat,
        'stroke-width': 13,
        fill: 'none',
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
      circle(3, -160, 14, { fill: '#f3c9a5' }),
      path('M-13 -160a16 16 0 0 1 30 -6q-12 -2 -18 4q0 8 -4 12q-8 -2 -8 -10z', { fill: palette.ink }),
    ),
  )
}

/** A cyclist from behind with a rucksack. */
export function cyclistFigure(x: number, y: number, ppm: number, coat: string) {
  return place(
    x,
    y,
    ppm,
    shadow(40, 9),
    rect(-5, -62, 10, 62, { rx: 5, fill: palette.abyss }),
    path('M-14 -88L-16 -40M14 -88L18 -52', {
      stroke: palette.stone,
      'stroke-width': 17,
      'stroke-linecap': 'round',
    }),
    path('M-30 -108Q-26 -146 0 -146T30 -108L18 -78Q0 -72 -18 -78Z', { fill: coat }),
    rect(-16, -138, 32, 46, { rx: 11, fill: palette.navy }),
    path('M-44 -104H44', { stroke: palette.slate, 'stroke-width': 7, 'stroke-linecap': 'round' }),
    circle(0, -158, 15, { fill: '#f3c9a5' }),
    path('M-18 -158a18 18 0 0 1 36 0z', { fill: palette.white }),
  )
}

/** A street tree, 620 cm tall. */
export function treeFigure(x: number, y: number, ppm: number, color: string) {
  const dark = mix(color, palette.ink, 0.3)
  return place(
    x,
    y,
    ppm,
    el('ellipse', { cx: 60, cy: 0, rx: 190, ry: 24, fill: palette.ink, 'fill-opacity': 0.2 }),
    path('M-14 0L-9 -300H9L14 0Z', { fill: palette.stone }),
    circle(60, -330, 130, { fill: dark }) +
      circle(-84, -340, 122, { fill: dark }) +
      circle(0, -450, 150, { fill: dark }),
    circle(-20, -400, 150, { fill: color }) +
      circle(-90, -370, 90, { fill: color }) +
      circle(50, -480, 90, { fill: color }),
    circle(-60, -470, 74, { fill: mix(color, palette.white, 0.24), 'fill-opacity': 0.7 }),
  )
}

/** A street lamp leaning toward the road; `lean` is 1 or −1. At night the scene must define the gradient `lamp`. */
export function lampFigure(x: number, y: number, ppm: number, lean: number, night: boolean) {
  return place(
    x,
    y,
    ppm,
    path(`M0 0V-640Q0 -700 ${60 * lean} -700H${130 * lean}`, {
      stroke: night ? palette.fog : palette.slate,
      'stroke-width': 13,
      fill: 'none',
    }),
    rect(lean > 0 ? 110 : -190, -712, 80, 18, { rx: 9, fill: night ? palette.cream : palette.stone }),
    night ? circle(150 * lean, -698, 210, { fill: 'url(#lamp)' }) : '',
  )
}
