import { hanChip } from '../kit/han-chip.ts'
import type { Board } from '../kit/isometric.ts'
import { mix, palette } from '../kit/palette.ts'
import { seeded } from '../kit/random.ts'
import type { Scene } from '../kit/render.ts'
import { plinth, stage, type Standing } from '../kit/stage.ts'
import { circle, el, group, line, path, polygon, pointList, rect, type Point } from '../kit/svg.ts'

const pit = { x: 4.8, y: 4.8, w: 11.4, d: 8.6, deep: 5.4 } as const
const strata = [
  ['#4a3a30', 1],
  ['#7a573c', 1.4],
  ['#b07a48', 1.6],
  ['#d6ab78', 1.4],
] as const

/** A dug soil profile with its tape, an auger beside it, and the samples of each depth in their bags. */
export function soilPit(width: number, height: number): Scene {
  return stage(width, height, (b) => ({
    ground: plinth(b, '#bfe0cb', 1.6) + crops(b) + hole(b),
    standing: [
      heap(b),
      bags(b),
      { x: 3.2, y: 13.6, drawn: b.person(3.2, 13.6, palette.orange, 2.3) },
      { x: 18.2, y: 16.2, drawn: b.person(18.2, 16.2, palette.blue, 2.3) },
      auger(b, 16.6, 17),
      ...(
        [
          [2, 2.4],
          [20.4, 2],
          [20.4, 9.6],
        ] as const
      ).map(([x, y]): Standing => ({ x, y, drawn: b.tree(x, y, 1.4) })),
    ],
    marks:
      mark(b, -0.5, 'A 0-20 cm', palette.strong) +
      mark(b, -1.7, 'B 20-60 cm', palette.strong) +
      mark(b, -3.2, 'C 60-120 cm', palette.strong) +
      hanChip(
        '剖面 S-0417',
        [b.at(3.2, 13.4, 2.8)[0] - b.unit * 5.4, b.at(3.2, 13.4, 2.8)[1]],
        palette.rust,
        b.unit * 0.72,
      ) +
      hanChip(
        '土钻 120 cm',
        [b.at(16.6, 17, 5.8)[0] - b.unit * 3, b.at(16.6, 17, 5.8)[1]],
        palette.moss,
        b.unit * 0.72,
      ),
  }))
}

function crops(b: Board) {
  return Array.from({ length: 20 }, (_, n) => {
    const y = 0.9 + n * 1.06
    const stroke = {
      stroke: n % 2 ? '#6fb98c' : '#8fd0a6',
      'stroke-width': b.unit * 0.3,
      'stroke-linecap': 'round',
    }
    const row = (from: number, to: number) =>
      b.trail(
        [
          [from, y, 0.02],
          [to, y, 0.02],
        ],
        stroke,
      )
    return y > 3.6 && y < 18.4 ? row(0.7, 2.4) + row(20.4, 21.3) : row(0.7, y < 3.6 ? 11.4 : 21.3)
  }).join('')
}

/** Its two far walls and its floor, seen through the opening. */
function hole(b: Board) {
  const { x, y, w, d, deep } = pit
  const opening: Point[] = [b.at(x, y), b.at(x + w, y), b.at(x + w, y + d), b.at(x, y + d)]
  const random = seeded(9)
  const walls: string[] = []
  let top = 0
  strata.forEach(([color, thick], n) => {
    const steps = Array.from({ length: 21 }, (_, k) => k / 20)
    const wave = (t: number, level: number) => (level === 0 ? 0 : Math.sin(t * 9 + level * 2) * 0.09)
    const wall = (place: (t: number, z: number) => Point, fill: string, turn: number) =>
      polygon(
        [
          ...steps.map((t) => place(t, top + wave(t + turn, n))),
          ...[...steps].reverse().map((t) => place(t, top - thick + wave(t + turn, n + 1) - 0.06)),
        ],
        { fill },
      )
    walls.push(
      wall((t, z) => b.at(x + t * w, y, z), color, 0),
      wall((t, z) => b.at(x, y + t * d, z), mix(color, palette.ink, 0.28), 1),
      ...Array.from({ length: 16 }, () => {
        const [px, py] = b.at(x + random.between(0.3, w - 0.3), y, top - random.between(0.15, thick - 0.1))
        return el('ellipse', {
          cx: px,
          cy: py,
          rx: random.between(2, 5),
          ry: random.between(1.4, 3),
          fill: palette.white,
          'fill-opacity': 0.22,
        })
      }),
    )
    top -= thick
  })
  const floor = b.slab(x, y, w, d, mix('#d6ab78', palette.ink, 0.42), -deep)
  const tapeTop = b.at(x + 2.8, y, 0)
  const tapeEnd = b.at(x + 2.8, y, -deep)
  const ticks = Array.from({ length: 12 }, (_, n) =>
    rect(
      tapeTop[0] - 5,
      tapeTop[1] + (n * (tapeEnd[1] - tapeTop[1])) / 12,
      10,
      (tapeEnd[1] - tapeTop[1]) / 24,
      {
        fill: palette.red,
      },
    ),
  )
  const steps = [0, 1, 2].map((n) =>
    b.box(x, y + d - 1.6 - n * 1.3, -deep, 2.2, 1.3, deep - 1.3 - n * 1.2, '#a9794f'),
  )
  return (
    b.slab(x - 1, y - 1, w + 2, d + 2, '#c9a678', 0.02) +
    el('defs', {}, el('clipPath', { id: 'pit' }, el('polygon', { points: pointList(opening) }))) +
    group(
      { 'clip-path': 'url(#pit)' },
      floor,
      ...walls,
      steps.reverse().join(''),
      rect(tapeTop[0] - 5, tapeTop[1], 10, tapeEnd[1] - tapeTop[1], { fill: palette.white }),
      ...ticks,
    )
  )
}

/** Turned by its handle, it lifts a core out of the ground. */
function auger(b: Board, x: number, y: number): Standing {
  const [px, py] = b.at(x, y)
  const u = b.unit
  const spiral = Array.from({ length: 5 }, (_, n) =>
    path(`M${px - u * 0.34} ${py - u * (0.5 + n * 0.42)}q${u * 0.34} ${u * 0.34} ${u * 0.68} ${-u * 0.1}`, {
      stroke: palette.orange,
      'stroke-width': u * 0.2,
      fill: 'none',
      'stroke-linecap': 'round',
    }),
  )
  return {
    x,
    y,
    drawn:
      el('ellipse', { cx: px, cy: py, rx: u * 0.9, ry: u * 0.44, fill: '#7a573c' }) +
      line([px, py], [px, py - u * 4.8], { stroke: palette.slate, 'stroke-width': u * 0.2 }) +
      spiral.join('') +
      line([px - u * 1.1, py - u * 4.8], [px + u * 1.1, py - u * 4.8], {
        stroke: palette.ink,
        'stroke-width': u * 0.3,
        'stroke-linecap': 'round',
      }),
  }
}

function heap(b: Board): Standing {
  const [px, py] = b.at(15, 1.9)
  const u = b.unit
  return {
    x: 15,
    y: 1.9,
    drawn:
      path(
        `M${px - u * 3} ${py + u * 0.4}Q${px - u * 1.4} ${py - u * 2.4} ${px} ${py - u * 1.9}T${px + u * 3} ${py + u * 0.6}Q${px} ${py + u * 1.7} ${px - u * 3} ${py + u * 0.4}Z`,
        { fill: '#8d6746' },
      ) +
      path(
        `M${px - u * 2.2} ${py - u * 0.2}Q${px - u * 1.2} ${py - u * 2} ${px - u * 0.1} ${py - u * 1.7}Q${px - u} ${py - u * 0.9} ${px - u * 0.6} ${py + u * 0.7}Z`,
        { fill: '#a9794f' },
      ),
  }
}

function bags(b: Board): Standing {
  const drawn = [0, 1, 2].map((n) => {
    const [px, py] = b.at(6 + n * 2.2, 16.8)
    const u = b.unit
    return (
      path(`M${px - u * 0.7} ${py}L${px - u * 0.5} ${py - u * 1.5}H${px + u * 0.5}L${px + u * 0.7} ${py}Z`, {
        fill: palette.cream,
        stroke: '#c9a678',
        'stroke-width': 1.5,
      }) +
      rect(px - u * 0.4, py - u * 0.9, u * 0.8, u * 0.56, { fill: strata[n]![0] }) +
      circle(px, py - u * 1.5, u * 0.2, { fill: palette.rust })
    )
  })
  return { x: 10, y: 16.6, drawn: drawn.join('') }
}

/** The name of a layer, in front of its place in the long wall. */
const mark = (b: Board, z: number, text: string, color: string) => {
  const [px, py] = b.at(pit.x + 4.6, pit.y, z)
  return (
    path(`M${px - b.unit * 1.4} ${py}H${px}`, { stroke: palette.white, 'stroke-width': 2 }) +
    hanChip(text, [px, py + b.unit * 0.56], color, b.unit * 0.68)
  )
}
