import { controlPoint } from '../kit/annotate.ts'
import { contours, reliefPixels } from '../kit/map-sheet.ts'
import { palette, ramp } from '../kit/palette.ts'
import { seeded } from '../kit/random.ts'
import type { Scene } from '../kit/render.ts'
import { embedded } from '../kit/render.ts'
import type { Point } from '../kit/svg.ts'
import { circle, curve, document, el, glow, gradient, group, han, path, rect, words } from '../kit/svg.ts'
import { terrain } from '../kit/terrain.ts'

/** A screen on which a county follows its data: figures, map, trend, shares, list. */
export async function governmentDashboard(width: number, height: number): Promise<Scene> {
  const k = Math.min(width / 960, height / 600)
  const drawn = [frame(), figures(), await map(), trend(), share(), queue()]
  return {
    width,
    height,
    layers: [
      document(
        width,
        height,
        el(
          'defs',
          {},
          glow('back', [0.55, 0.4], 0.85, [
            [0, palette.white],
            [1, '#d9e4f4'],
          ]),
          gradient(
            'area',
            [0, 0],
            [0, 1],
            [
              [0, palette.sky, 0.55],
              [1, palette.sky, 0],
            ],
          ),
          gradient(
            'screen',
            [0, 0],
            [1, 1],
            [
              [0, '#10264f'],
              [1, palette.abyss],
            ],
          ),
          el('clipPath', { id: 'map' }, rect(0, 0, 432, 300, { rx: 8 })),
        ),
        rect(0, 0, width, height, { fill: 'url(#back)' }),
        group(
          { transform: `translate(${(width - 960 * k) / 2} ${(height - 600 * k) / 2}) scale(${k})` },
          ...drawn,
        ),
      ),
    ],
  }
}

function frame() {
  return (
    el('ellipse', { cx: 480, cy: 566, rx: 400, ry: 16, fill: palette.navy, 'fill-opacity': 0.14 }) +
    rect(56, 44, 848, 510, { rx: 18, fill: palette.ink }) +
    rect(68, 56, 824, 486, { rx: 10, fill: 'url(#screen)' }) +
    han('县域自然资源数据归集', 92, 92, 20, { fill: palette.white }) +
    words('2026-11', 868, 91, 14, { fill: palette.air, 'text-anchor': 'end' }) +
    path('M92 108H868', { stroke: palette.navy, 'stroke-width': 1.5 })
  )
}

function panel(x: number, y: number, w: number, h: number, drawn: string) {
  return group(
    { transform: `translate(${x} ${y})` },
    rect(0, 0, w, h, {
      rx: 8,
      fill: palette.night,
      'fill-opacity': 0.5,
      stroke: palette.navy,
      'stroke-width': 1,
    }),
    drawn,
  )
}

function figures() {
  const rows = [
    ['图斑', '128,406', palette.white],
    ['已核查', '96.8%', palette.mint],
    ['待复核', '4,109', palette.amber],
  ] as const
  return rows
    .map(([label, value, color], index) =>
      panel(
        92 + index * 146,
        124,
        134,
        74,
        han(label, 14, 26, 14, { fill: palette.ice }) + words(value, 14, 57, 24, { fill: color }),
      ),
    )
    .join('')
}

async function map() {
  const land = terrain(44, 2.4)
  const extent = { u: 0.2, v: 0.2, span: 0.5 }
  const tint = ramp([
    [0, '#123a78'],
    [0.4, '#156a68'],
    [0.75, '#3aae78'],
    [1, '#cfe9dc'],
  ])
  const picture = await embedded(reliefPixels(land, 432, 300, extent, (h) => tint(h * 0.8), 0.8))
  const border: Point[] = [
    [70, 60],
    [160, 30],
    [262, 52],
    [352, 44],
    [392, 128],
    [362, 224],
    [264, 262],
    [150, 250],
    [62, 208],
    [44, 128],
  ]
  const districts = ['M160 30Q190 120 150 250', 'M44 128Q180 150 392 128', 'M262 52Q250 150 264 262']
  return group(
    { transform: 'translate(92 214)' },
    group(
      { 'clip-path': 'url(#map)' },
      el('image', { href: picture, width: 432, height: 300 }),
      contours(land, 432, 300, extent, palette.ice, 0.3, 0.06, 0.8),
      path(`M0 0H432V300H0Z${curve(border, true)}`, {
        fill: palette.abyss,
        'fill-opacity': 0.62,
        'fill-rule': 'evenodd',
      }),
      path(curve(border, true), {
        fill: palette.blue,
        'fill-opacity': 0.14,
        stroke: palette.sky,
        'stroke-width': 2.4,
      }),
      ...districts.map((d) =>
        path(d, { stroke: palette.air, 'stroke-width': 1.2, 'stroke-dasharray': '4 4', fill: 'none' }),
      ),
      ...(
        [
          [110, 96, 15],
          [214, 172, 26],
          [318, 100, 19],
          [320, 196, 11],
          [122, 204, 9],
        ] as const
      ).map(
        ([x, y, r]) =>
          circle(x, y, r, { fill: palette.orange, 'fill-opacity': 0.28 }) +
          circle(x, y, 4, { fill: palette.amber }),
      ),
      controlPoint([214, 100], 8, palette.flame, palette.ink),
    ),
    rect(0, 0, 432, 300, { rx: 8, fill: 'none', stroke: palette.navy, 'stroke-width': 1.5 }),
  )
}

function trend() {
  const values = [32, 46, 40, 58, 55, 74, 70, 92, 88, 104]
  const points = values.map((value, n): Point => [18 + n * 31.6, 124 - value * 0.86])
  const area = `${curve(points)}L${points.at(-1)![0]} 124L18 124Z`
  const grid = [40, 68, 96, 124].map((y) => `M18 ${y}H302`).join('')
  return panel(
    540,
    124,
    328,
    142,
    han('月度入库量', 16, 26, 14, { fill: palette.ice }) +
      path(grid, { stroke: palette.navy, 'stroke-width': 1 }) +
      path(area, { fill: 'url(#area)' }) +
      path(curve(points), { stroke: palette.sky, 'stroke-width': 3, fill: 'none' }) +
      circle(...points.at(-1)!, 5, { fill: palette.white, stroke: palette.sky, 'stroke-width': 3 }),
  )
}

function share() {
  const parts = [
    [0, 0.46, palette.blue],
    [0.46, 0.72, palette.leaf],
    [0.72, 0.88, palette.amber],
    [0.88, 1, palette.mist],
  ] as const
  const arc = ([from, to, color]: (typeof parts)[number]) => {
    const [a, b] = [from, to - 0.012].map((t) => t * Math.PI * 2 - Math.PI / 2) as [number, number]
    return path(
      `M${70 + 42 * Math.cos(a)} ${84 + 42 * Math.sin(a)}A42 42 0 ${to - from > 0.5 ? 1 : 0} 1 ${70 + 42 * Math.cos(b)} ${84 + 42 * Math.sin(b)}`,
      { stroke: color, 'stroke-width': 15, fill: 'none' },
    )
  }
  const names = ['耕地', '林地', '建设', '其他']
  return panel(
    540,
    280,
    328,
    150,
    han('地类构成', 16, 26, 14, { fill: palette.ice }) +
      parts.map(arc).join('') +
      names
        .map(
          (name, n) =>
            rect(150, 46 + n * 25, 11, 11, { rx: 3, fill: parts[n]![2] }) +
            han(name, 172, 57 + n * 25, 14, { fill: palette.white }) +
            words(`${Math.round((parts[n]![1] - parts[n]![0]) * 100)}%`, 304, 57 + n * 25, 14, {
              fill: palette.ice,
              'text-anchor': 'end',
            }),
        )
        .join(''),
  )
}

function queue() {
  const random = seeded(2)
  const bars = Array.from({ length: 22 }, (_, n) => {
    const tall = 10 + random.next() * 40
    return rect(18 + n * 13.4, 70 - tall, 8, tall, {
      rx: 2,
      fill: n === 15 ? palette.flame : n % 3 ? palette.strong : palette.sky,
    })
  })
  return panel(540, 444, 328, 84, bars.join(''))
}
