import { hanChip } from '../kit/han-chip.ts'
import { mix, palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { sheet } from '../kit/sheet.ts'
import { circle, group, han, path, rect } from '../kit/svg.ts'

const lanes = [
  ['标注', palette.strong],
  ['质检', palette.navy],
  ['验收', palette.moss],
] as const

/** Upper edge, height and distance of the lanes. */
const [top, tall, step] = [22, 124, 136]
const node = { width: 184, height: 66 }
const middle = (lane: number) => top + lane * step + tall / 2 + (lane === 0 ? 16 : 0)

/** Who does what: batches cross from annotation over review to acceptance, and refused ones go back. */
export function flowLanes(width: number, height: number): Scene {
  const [first, second, third, fourth] = [168, 422, 676, 962]
  const half = node.width / 2
  const work = { stroke: palette.strong, 'stroke-width': 4, fill: 'none', 'stroke-linejoin': 'round' }
  const back = { ...work, stroke: palette.orange, 'stroke-dasharray': '9 7' }
  const turn = fourth + half
  return sheet(
    width,
    height,
    ...lanes.map(([name, color], n) => lane(name, color, top + n * step, width)),
    // The batch on its way across the lanes.
    path(`M${first + node.width} ${middle(0)}H${second - 16}`, work),
    path(`M${second + node.width} ${middle(0)}H${third + half}V${middle(1) - 52}`, work),
    path(`M${third + half} ${middle(1) + 33}V${middle(2) - 52}`, { ...work, stroke: palette.green }),
    path(`M${third + node.width} ${middle(2)}H${fourth - 16}`, { ...work, stroke: palette.green }),
    head(second - 16, middle(0), 0, palette.strong),
    head(third + half, middle(1) - 50, 90, palette.strong),
    head(third + half, middle(2) - 50, 90, palette.green),
    head(fourth - 16, middle(2), 0, palette.green),
    // What is in doubt becomes a rule; the rule goes to the annotators and to acceptance.
    path(`M${second + half} ${middle(0) + 33}V${middle(1)}H${first + node.width + 16}`, back),
    path(`M${first + half} ${middle(1) - 33}V${middle(0) + 50}`, back),
    path(`M${first + half} ${middle(1) + 33}V${middle(2)}`, { ...work, stroke: palette.mist }),
    path(`M${first + node.width} ${middle(2)}H${third - 16}`, { ...work, stroke: palette.mist }),
    head(first + node.width + 16, middle(1), 180, palette.orange),
    head(first + half, middle(0) + 50, -90, palette.orange),
    head(third - 16, middle(2), 0, palette.mist),
    // A refused batch goes back as a whole.
    path(`M${third + node.width} ${middle(1)}H${turn}V${top + 18}H${first + half}V${middle(0) - 50}`, back),
    head(first + half, middle(0) - 48, 90, palette.orange),
    hanChip('整批返修', [turn - 62, middle(0) + 22], palette.rust, 25),
    sample(third + node.width + 30, middle(1) - 60),
    box(first, middle(0), '标注自检', palette.strong, signs.frame),
    box(second, middle(0), '组内互检', palette.strong, signs.pair),
    box(first, middle(1), '争议裁定', palette.rust, signs.scales),
    box(third, middle(1), '批次抽检', palette.navy, signs.lens),
    box(first, middle(2), '规则版本', palette.slate, signs.sheet),
    box(third, middle(2), '批次验收', palette.moss, signs.tick),
    box(fourth, middle(2), '交付归档', palette.moss, signs.crate),
    han('每周复训', first + half + 20, middle(1) - 51, 25, { fill: palette.rust }),
    han('随数据移交', first + node.width + 66, middle(2) - 18, 25, { fill: palette.slate }),
  )
}

function lane(name: string, color: string, y: number, width: number) {
  return group(
    {},
    rect(24, y, width - 48, tall, { rx: 12, fill: mix(color, palette.white, 0.92), stroke: palette.line }),
    rect(24, y, 112, tall, { rx: 12, fill: color }),
    han(name, 80, y + tall / 2 + 12, 34, {
      fill: palette.white,
      'font-weight': 700,
      'text-anchor': 'middle',
    }),
  )
}

function box(x: number, y: number, name: string, color: string, sign: string) {
  return group(
    {},
    rect(x + 3, y - 29, node.width, node.height, { rx: 10, fill: palette.navy, 'fill-opacity': 0.12 }),
    rect(x, y - 33, node.width, node.height, {
      rx: 10,
      fill: palette.white,
      stroke: color,
      'stroke-width': 2,
    }),
    group(
      {
        transform: `translate(${x + 33} ${y})`,
        stroke: color,
        'stroke-width': 2.6,
        fill: 'none',
        'stroke-linejoin': 'round',
        'stroke-linecap': 'round',
      },
      sign,
    ),
    han(name, x + 60, y + 10, 28, { fill: palette.ink, 'font-weight': 700 }),
  )
}

/** A batch of which a few pieces are looked at; one of them is refused. */
function sample(x: number, y: number) {
  const seen: Readonly<Record<number, string>> = {
    1: palette.green,
    4: palette.green,
    9: palette.orange,
    12: palette.green,
  }
  return Array.from({ length: 14 }, (_, n) =>
    rect(x + (n % 7) * 18, y + Math.floor(n / 7) * 27, 13, 21, {
      rx: 2,
      fill: seen[n] ?? palette.white,
      stroke: seen[n] ?? palette.mist,
      'stroke-width': 1.5,
    }),
  ).join('')
}

/** The point of an arrow; `angle` 0 looks to the right. */
function head(x: number, y: number, angle: number, color: string) {
  return path('M0 -10L16 0L0 10Z', { transform: `translate(${x} ${y}) rotate(${angle})`, fill: color })
}

const signs = {
  frame:
    rect(-13, -13, 26, 26) +
    [-13, 13].map((x) => [-13, 13].map((y) => circle(x, y, 3, { fill: palette.white })).join('')).join(''),
  pair: rect(-14, -14, 19, 19, { rx: 2 }) + rect(-5, -5, 19, 19, { rx: 2, fill: palette.white }),
  scales: path('M0 -14V13M-9 13H9M-13 -9H13M-13 -9l-5 12h10zM13 -9l-5 12h10z'),
  lens: circle(-3, -3, 10) + path('M5 5l9 9'),
  sheet: path('M-11 -14H5L11 -8V14H-11ZM-5 -3H5M-5 5H5'),
  tick: circle(0, 0, 14) + path('M-6 0l5 5l8 -10'),
  crate: path('M-14 -5L0 -13L14 -5V9L0 16L-14 9ZM-14 -5L0 3L14 -5M0 3V16'),
}
