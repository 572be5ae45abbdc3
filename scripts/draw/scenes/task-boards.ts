import { palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import type { Point } from '../kit/svg.ts'
import { circle, curve, han, path, polyline, rect, words } from '../kit/svg.ts'
import { board, box, columnNames, pill, rule } from './board-frame.ts'

/** Checks sent out by distance and risk: the tour on the map, the stops beside it. */
export function dispatchBoard(width: number, height: number): Scene {
  const stops: readonly (readonly [number, number, string, string])[] = [
    [86, 318, '高', '1.2 km'],
    [182, 232, '高', '2.6 km'],
    [300, 270, '中', '4.1 km'],
    [368, 128, '低', '6.8 km'],
  ]
  const risk: Readonly<Record<string, string>> = {
    高: palette.rust,
    中: palette.flame,
    低: palette.green,
  }
  const states = [
    ['已回传', palette.green],
    ['核查中', palette.blue],
    ['已派出', palette.slate],
  ] as const
  const state = (n: number, y: number) => pill(states[n]![0], 632, y + 30, 88, states[n]![1])
  const slope = (lift: number): Point[] => [
    [10, 200 - lift],
    [120, 150 - lift * 1.1],
    [230, 176 - lift * 0.8],
    [340, 90 - lift * 0.4],
    [440, 120 - lift],
  ]
  return board(
    width,
    height,
    '核查任务派发',
    2,
    box(0, 0, 450, 398, palette.dew),
    ...[60, 20, -20, -60, -100, -140, -180].map((lift) =>
      path(curve(slope(lift)), { stroke: palette.leaf, 'stroke-opacity': 0.5, fill: 'none' }),
    ),
    path('M20 60C140 20 190 130 120 190S180 360 430 340', {
      stroke: palette.air,
      'stroke-width': 12,
      fill: 'none',
    }),
    polyline([[46, 362], ...stops.map(([x, y]): Point => [x, y])], {
      stroke: palette.strong,
      'stroke-width': 3.4,
      'stroke-dasharray': '9 6',
    }),
    rect(34, 350, 24, 24, { rx: 6, fill: palette.ink }),
    ...stops.map(
      ([x, y, level], n) =>
        circle(x, y, 34, { fill: risk[level]!, 'fill-opacity': 0.18 }) +
        circle(x, y, 16, { fill: risk[level]!, stroke: palette.white, 'stroke-width': 3 }) +
        words(String(n + 1), x, y + 6, 17, { fill: palette.white, 'text-anchor': 'middle' }),
    ),
    ...stops.map(([, , level, far], n) => {
      const y = n * 101
      return (
        box(468, y, 268, 91) +
        rect(468, y + 18, 6, 54, { rx: 2, fill: risk[level]! }) +
        words(String(n + 1), 492, y + 40, 24, { fill: palette.ink }) +
        han(`${level}风险`, 522, y + 39, 19, { fill: palette.ink }) +
        words(far, 492, y + 72, 17, { fill: palette.slate }) +
        state(Math.min(n, 2), y)
      )
    }),
  )
}

/** How far each village is in four stages; the one that lags is listed first. */
export function progressBoard(width: number, height: number): Scene {
  const stages = [
    ['调查', palette.strong],
    ['公示', palette.sky],
    ['签约', palette.leaf],
    ['归档', palette.moss],
  ] as const
  const rows = [
    ['示例村 C', 0.62, 0.3, 0.12, 0.04],
    ['示例村 A', 1, 0.92, 0.74, 0.4],
    ['示例村 B', 1, 1, 0.86, 0.63],
    ['示例村 D', 1, 1, 0.95, 0.8],
    ['示例村 E', 1, 1, 1, 0.94],
  ] as const
  return board(
    width,
    height,
    '村组进度',
    3,
    box(0, 0, 736, 398),
    rect(2, 52, 732, 66, { fill: palette.cream }),
    columnNames(0, [['村组', 24], ...stages.map(([name], n) => [name, 160 + n * 146] as const)]),
    ...rows.map(([name, ...shares], row) => {
      const y = 52 + row * 68
      return (
        (row > 1 ? rule(y) : '') +
        han(name, 24, y + 40, 18, { fill: row ? palette.ink : palette.rust }) +
        shares
          .map(
            (share, n) =>
              words(`${Math.round(share * 100)}%`, 160 + n * 146, y + 29, 17, { fill: palette.stone }) +
              rect(160 + n * 146, y + 40, 122, 11, { rx: 5, fill: palette.line }) +
              rect(160 + n * 146, y + 40, Math.max(11, 122 * share), 11, {
                rx: 5,
                fill: row ? stages[n]![1] : palette.flame,
              }),
          )
          .join('')
      )
    }),
  )
}

/** Faults in data on their way through correction, check and closing; one is overdue. */
export function closureBoard(width: number, height: number): Scene {
  const steps = ['整改', '复核', '销号'] as const
  const rows = [
    ['坐标越界', '住建', 3, '已销号'],
    ['编码重复', '水务', 2, '复核中'],
    ['时间缺失', '交通', 1, '已逾期'],
    ['单位不一', '生态环境', 2, '复核中'],
    ['权属待定', '自然资源', 1, '整改中'],
  ] as const
  const colors = { 已销号: palette.green, 复核中: palette.blue, 已逾期: palette.rust, 整改中: palette.slate }
  return board(
    width,
    height,
    '治理任务跟踪',
    1,
    box(0, 0, 736, 398),
    columnNames(0, [
      ['问题', 24],
      ['责任科室', 150],
      ...steps.map((name, n) => [name, 300 + n * 106] as const),
      ['状态', 644],
    ]),
    ...rows.map(([fault, office, done, state], row) => {
      const y = 84 + row * 68
      const color = colors[state]
      return (
        (row ? rule(y - 34) : '') +
        han(fault, 24, y + 7, 18, { fill: palette.ink }) +
        han(office, 150, y + 7, 18, { fill: palette.stone }) +
        path(`M316 ${y}H528`, { stroke: palette.line, 'stroke-width': 5 }) +
        path(`M316 ${y}h${(done - 1) * 106}`, { stroke: color, 'stroke-width': 5 }) +
        steps
          .map((_, n) =>
            circle(316 + n * 106, y, 13, {
              fill: n < done ? color : palette.white,
              stroke: n < done ? color : palette.fog,
              'stroke-width': 3,
            }),
          )
          .join('') +
        pill(state, 620, y - 15, 92, color)
      )
    }),
  )
}
