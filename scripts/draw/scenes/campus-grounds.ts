import type { Board } from '../kit/isometric.ts'
import { mix, palette } from '../kit/palette.ts'
import { circle, el, gradient, group, path } from '../kit/svg.ts'

export const day = {
  wall: '#fbfcff',
  accent: '#8ab1ff',
  glass: '#8db4ee',
  leaf: '#3aae78',
  grass: '#d7ecdf',
  road: '#ffffff',
  pitch: '#7cc6a0',
  track: '#f0b48a',
  water: '#a9cdfa',
  shirt: '#42546f',
}

export const night = {
  wall: '#34507f',
  accent: '#2f6df6',
  glass: '#1a3464',
  leaf: '#1d6a57',
  grass: '#10304a',
  road: '#2a4470',
  pitch: '#176050',
  track: '#8a4a26',
  water: '#1d4fa8',
  shirt: '#edf3ff',
}

type Light = typeof day

export function ground(b: Board, light: Light) {
  const base = mix(light.grass, palette.ink, 0.35)
  return b.box(-3, -3, -1.2, 42, 42, 1.2, base) + b.slab(-3, -3, 42, 42, light.grass)
}

export function paths(b: Board, light: Light) {
  return [
    b.slab(-3, 17.8, 42, 2.2, light.road),
    b.slab(21.3, -3, 2.2, 42, light.road),
    b.slab(8.2, 7, 1.2, 11, light.road),
    b.slab(8.8, 8.6, 9.4, 8.4, light.road),
    b.slab(17, 7, 1.2, 11, light.road),
    b.slab(23.5, 10, 12, 1.1, light.road),
    b.slab(24.5, 27.5, 9, 7, light.water, 0, { stroke: light.road, 'stroke-width': b.unit * 0.3 }),
  ].join('')
}

export function sports(b: Board, light: Light) {
  const track = { fill: light.track, stroke: light.road, 'stroke-width': 0.12 }
  const lanes = [0.7, 1.4, 2.1].map((inset) =>
    el('rect', {
      x: inset,
      y: 21.5 + inset,
      width: 19.6 - inset * 2,
      height: 13 - inset * 2,
      rx: 6.5 - inset,
      fill: 'none',
      stroke: light.road,
      'stroke-width': 0.06,
      'stroke-opacity': 0.8,
    }),
  )
  const stripes = Array.from({ length: 5 }, (_, n) =>
    el('rect', {
      x: 4.4 + n * 2.2,
      y: 24.6,
      width: 1.1,
      height: 6.8,
      fill: palette.white,
      'fill-opacity': 0.1,
    }),
  )
  return group(
    { transform: b.ground() },
    el('rect', { x: 0, y: 21.5, width: 19.6, height: 13, rx: 6.5, ...track }),
    ...lanes,
    el('rect', { x: 2.8, y: 24.3, width: 14, height: 7.4, rx: 3.7, fill: light.pitch }),
    ...stripes,
    el('rect', {
      x: 4.4,
      y: 24.6,
      width: 11,
      height: 6.8,
      fill: 'none',
      stroke: palette.white,
      'stroke-width': 0.1,
    }),
    el('circle', { cx: 9.9, cy: 28, r: 1.3, fill: 'none', stroke: palette.white, 'stroke-width': 0.1 }),
    el('path', { d: 'M9.9 24.6v6.8', stroke: palette.white, 'stroke-width': 0.1 }),
  )
}

export function dome(b: Board, light: Light) {
  const [x, y] = b.at(13.4, 12.8)
  const r = b.unit * 3.4
  return group(
    {},
    el(
      'defs',
      {},
      gradient(
        'drum',
        [0, 0],
        [1, 0],
        [
          [0, light.wall],
          [1, mix(light.wall, palette.ink, 0.45)],
        ],
      ),
      gradient(
        'shell',
        [0, 0],
        [1, 0.4],
        [
          [0, palette.ice],
          [0.5, palette.sky],
          [1, palette.navy],
        ],
      ),
    ),
    el('ellipse', {
      cx: x + r * 0.5,
      cy: y + r * 0.1,
      rx: r * 1.2,
      ry: r * 0.66,
      fill: palette.ink,
      'fill-opacity': 0.18,
    }),
    path(`M${x - r} ${y}v${-r * 0.62}h${r * 2}v${r * 0.62}a${r} ${r * 0.58} 0 0 1 ${-r * 2} 0z`, {
      fill: 'url(#drum)',
    }),
    path(`M${x - r} ${y - r * 0.62}a${r} ${r * 1.02} 0 0 1 ${r * 2} 0a${r} ${r * 0.58} 0 0 1 ${-r * 2} 0z`, {
      fill: 'url(#shell)',
    }),
    ...[-0.66, -0.3, 0.08, 0.46].map((k) =>
      path(
        `M${x + r * k} ${y - r * (0.62 - 0.58 * Math.sqrt(1 - k * k))}Q${x + r * k * 0.9} ${y - r * 1.25} ${x} ${y - r * 1.63}`,
        { stroke: palette.white, 'stroke-opacity': 0.5, 'stroke-width': b.unit * 0.08, fill: 'none' },
      ),
    ),
    circle(x, y - r * 1.66, b.unit * 0.2, { fill: palette.flame }),
  )
}
