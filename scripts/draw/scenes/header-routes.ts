import { quietLeft, studio } from '../kit/backdrop.ts'
import { hanChip } from '../kit/han-chip.ts'
import { palette } from '../kit/palette.ts'
import { seeded } from '../kit/random.ts'
import type { Scene } from '../kit/render.ts'
import { circle, curve, document, el, group, han, path, rect, type Point } from '../kit/svg.ts'

/** The four bases in their true places to each other, in the 1920×640 of the strip. */
const bases = [
  { name: '合肥总部', at: [1236, 416], label: [1268, 434] },
  { name: '淮南山南基地', at: [1166, 268], label: [1198, 296] },
  { name: '淮南山北基地', at: [1208, 222], label: [1234, 212] },
  { name: '扬州基地', at: [1722, 330], label: [1650, 300] },
] as const

const roads: readonly (readonly [readonly Point[], string, Point])[] = [
  [
    [
      [1236, 416],
      [1194, 346],
      [1166, 268],
    ],
    '96 km',
    [1078, 366],
  ],
  [
    [
      [1166, 268],
      [1182, 246],
      [1208, 222],
    ],
    '',
    [0, 0],
  ],
  [
    [
      [1236, 416],
      [1400, 376],
      [1560, 396],
      [1722, 330],
    ],
    '248 km',
    [1436, 362],
  ],
]

/** The roads between headquarters and the bases, with rivers and lake; quiet on the left. */
export function headerRoutes(width: number, height: number): Scene {
  return {
    width,
    height,
    layers: [
      document(
        width,
        height,
        studio(width, height, true),
        group(
          { transform: `scale(${width / 1920} ${height / 640})` },
          land(),
          water(),
          ...roads.map(([points, far, at]) => road(points, far, at)),
          ...bases.map(base),
        ),
        quietLeft(width, height, 0.9, 0.56),
      ),
    ],
  }
}

/** Fields and small roads of the plain, so that the ground is a map and no void. */
function land() {
  const random = seeded(52)
  const cells = Array.from({ length: 330 }, (_, n) => {
    const [x, y] = [860 + (n % 30) * 36 + random.between(-8, 8), 30 + Math.floor(n / 30) * 56]
    return rect(x, y, random.between(22, 34), random.between(34, 52), {
      rx: 3,
      fill: random.pick(['#12503f', '#154a6b', '#1a3f8a', '#145a63', '#123a63']),
      'fill-opacity': random.between(0.25, 0.75),
      transform: `rotate(${-8} 1400 320)`,
    })
  })
  const lanes = Array.from({ length: 9 }, (_, n) => {
    const y = 60 + n * 70
    return `M840 ${y + 20}Q1200 ${y - 40} 1940 ${y + (n % 3) * 26}`
  })
  return (
    cells.join('') +
    path(lanes.join(''), { stroke: '#2b4f86', 'stroke-width': 2, fill: 'none', 'stroke-opacity': 0.7 })
  )
}

function water() {
  const huai: Point[] = [
    [840, 250],
    [980, 196],
    [1110, 236],
    [1250, 168],
    [1400, 128],
    [1560, 96],
    [1940, 60],
  ]
  const yangtze: Point[] = [
    [1120, 660],
    [1290, 590],
    [1440, 520],
    [1560, 440],
    [1680, 392],
    [1800, 404],
    [1940, 372],
  ]
  const canal: Point[] = [
    [1688, 100],
    [1704, 220],
    [1716, 330],
    [1724, 396],
  ]
  return (
    path(curve(huai), { stroke: '#2a63c4', 'stroke-width': 12, fill: 'none' }) +
    path(curve(yangtze), { stroke: '#2f6df6', 'stroke-width': 24, fill: 'none' }) +
    path(curve(canal), { stroke: '#2a63c4', 'stroke-width': 6, fill: 'none' }) +
    el('ellipse', { cx: 1278, cy: 492, rx: 66, ry: 26, fill: '#2f6df6', transform: 'rotate(-14 1278 492)' }) +
    [
      ['淮河', 1420, 160],
      ['长江', 1580, 470],
      ['巢湖', 1278, 498],
      ['运河', 1738, 210],
    ]
      .map(([name, x, y]) =>
        han(String(name), Number(x), Number(y), 16, {
          fill: palette.ice,
          'text-anchor': 'middle',
          'letter-spacing': 4,
        }),
      )
      .join('')
  )
}

function road(points: readonly Point[], far: string, [x, y]: Point) {
  return (
    path(curve(points), { stroke: palette.ink, 'stroke-width': 10, fill: 'none', 'stroke-opacity': 0.7 }) +
    path(curve(points), {
      stroke: palette.flame,
      'stroke-width': 4,
      fill: 'none',
      'stroke-dasharray': '14 9',
      'stroke-linecap': 'round',
    }) +
    (far ? hanChip(far, [x, y], palette.dusk, 15, palette.amber) : '')
  )
}

function base({ name, at: [x, y], label }: (typeof bases)[number], index: number) {
  const color = index === 0 ? palette.orange : palette.sky
  return (
    circle(x, y, 30, { fill: color, 'fill-opacity': 0.18 }) +
    circle(x, y, 18, { fill: palette.ink, stroke: color, 'stroke-width': 5 }) +
    circle(x, y, 6, { fill: palette.white }) +
    hanChip(name, label, index === 0 ? palette.rust : palette.strong, 20)
  )
}
