import { mix, palette } from '../kit/palette.ts'
import { fractal, seeded } from '../kit/random.ts'
import type { Scene } from '../kit/render.ts'
import type { Point } from '../kit/svg.ts'
import { circle, curve, han, path, rect, words } from '../kit/svg.ts'
import { board, box, columnNames, figure, pill } from './board-frame.ts'

/** Batches with their share of agreement and what came back. */
export function qualityBoard(width: number, height: number): Scene {
  const rows = [
    ['B-0412', 0.986, '通过', palette.green],
    ['B-0413', 0.979, '通过', palette.green],
    ['B-0414', 0.941, '返修', palette.orange],
    ['B-0415', 0.983, '通过', palette.green],
    ['B-0416', 0.968, '抽检中', palette.blue],
  ] as const
  return board(
    width,
    height,
    '批次质检',
    2,
    figure(0, '一致率', '97.8%', palette.ink),
    figure(252, '返修率', '1.9%', palette.rust),
    figure(504, '当日抽检', '4,206', palette.strong),
    box(0, 92, 736, 306),
    ...[90, 92, 94, 96, 98, 100].map(
      (percent, n) =>
        words(`${percent}%`, 130 + n * 80, 124, 14, { fill: palette.slate, 'text-anchor': 'middle' }) +
        path(`M${130 + n * 80} 132V386`, {
          stroke: palette.line,
          'stroke-dasharray': n === 0 ? undefined : '3 5',
        }),
    ),
    han('批次', 22, 124, 15, { fill: palette.slate }),
    han('一致率', 566, 124, 15, { fill: palette.slate }),
    path('M410 132V386', { stroke: palette.rust, 'stroke-width': 2, 'stroke-dasharray': '8 6' }),
    han('合格线 97%', 416, 384, 13, { fill: palette.rust }),
    ...rows.map(([name, share, state, color], n) => {
      const y = 138 + n * 50
      return (
        words(name, 22, y + 25, 16, { fill: palette.ink }) +
        rect(130, y + 12, 400 * ((share - 0.9) / 0.1), 15, { rx: 2, fill: color }) +
        words(`${(share * 100).toFixed(1)}%`, 562, y + 25, 16, { fill: palette.stone }) +
        pill(state, 636, y + 4, 78, color)
      )
    }),
  )
}

/** Seats over the hours of a day, with the expected volume as a line. */
export function scheduleBoard(width: number, height: number): Scene {
  const random = seeded(17)
  const load = Array.from(
    { length: 24 },
    (_, n) => 0.25 + 0.6 * Math.exp(-((n - 10) ** 2) / 14) + 0.5 * Math.exp(-((n - 19) ** 2) / 6),
  )
  const top = Math.max(...load)
  const teams = ['合肥', '淮南', '扬州', '备用']
  return board(
    width,
    height,
    '高峰排班',
    3,
    box(0, 0, 736, 176),
    ...([600, 300] as const).map(
      (seats, n) =>
        path(`M24 ${30 + n * 58}H712`, { stroke: palette.line, 'stroke-dasharray': '3 5' }) +
        han(`${seats} 席`, 24, 24 + n * 58, 13, { fill: palette.slate }),
    ),
    ...load.map((value, n) => {
      const tall = (value / top) * 116
      return rect(24 + n * 29, 146 - tall, 18, tall, {
        rx: 4,
        fill: value / top > 0.8 ? palette.flame : palette.sky,
      })
    }),
    path(curve(load.map((value, n): Point => [33 + n * 29, 136 - (value / top) * 118])), {
      stroke: palette.navy,
      'stroke-width': 3,
      fill: 'none',
    }),
    ...[0, 6, 12, 18].map((hour) =>
      words(`${String(hour).padStart(2, '0')}:00`, 24 + hour * 29, 166, 12, { fill: palette.slate }),
    ),
    box(0, 194, 736, 204),
    ...teams.map((name, row) => {
      const y = 212 + row * 45
      const shifts = Array.from({ length: 22 }, (_, n) => {
        const isOn = row === 3 ? load[n]! / top > 0.75 : random.chance(load[n]! / top + 0.15)
        return rect(82 + n * 29, y, 25, 30, {
          rx: 5,
          fill: isOn ? [palette.blue, palette.leaf, palette.strong, palette.flame][row]! : palette.haze,
        })
      })
      return han(name, 22, y + 21, 15, { fill: palette.stone }) + shifts.join('')
    }),
  )
}

/** Stations that report, one of them above its threshold. */
export function monitorBoard(width: number, height: number): Scene {
  const wave = fractal(5, 3)
  const trace = (seed: number, lift: number, swell: number): Point[] =>
    Array.from({ length: 40 }, (_, n): Point => [
      24 + n * 11.4,
      150 -
        lift -
        wave(n * 0.18 + seed * 9, seed) * 36 -
        (n > 24 ? swell * Math.exp(-((n - 33) ** 2) / 22) : 0),
    ])
  const stations = [
    ['雨量 R-03', '12.4 mm', palette.blue],
    ['位移 D-11', '38.6 mm', palette.orange],
    ['水位 W-02', '21.7 m', palette.green],
  ] as const
  return board(
    width,
    height,
    '监测值守',
    1,
    box(0, 0, 490, 216),
    path('M24 54H470M24 94H470M24 134H470M24 174H470', { stroke: palette.haze }),
    path('M24 72H470', { stroke: palette.rust, 'stroke-width': 2, 'stroke-dasharray': '8 6' }),
    path(curve(trace(1, 10, 0)), { stroke: palette.sky, 'stroke-width': 3, fill: 'none' }),
    path(curve(trace(2, -10, 92)), { stroke: palette.flame, 'stroke-width': 3.4, fill: 'none' }),
    path(curve(trace(3, 34, 0)), { stroke: palette.leaf, 'stroke-width': 3, fill: 'none' }),
    han('阈值', 432, 64, 13, { fill: palette.rust }),
    ...stations.map(
      ([name, value, color], n) =>
        box(508, n * 74, 228, 64) +
        rect(508, n * 74 + 12, 5, 40, { rx: 2, fill: color }) +
        han(name, 530, n * 74 + 26, 14, { fill: palette.slate }) +
        words(value, 530, n * 74 + 51, 19, { fill: palette.ink }),
    ),
    box(0, 232, 736, 166),
    ...[
      '08:12  D-11 位移超过提示值，已通知值班员',
      '08:20  值班员确认，派出核查小组',
      '09:05  现场无新增裂缝，继续加密观测',
    ].map(
      (text, n) =>
        circle(34, 268 + n * 44, 7, { fill: [palette.flame, palette.blue, palette.green][n]! }) +
        (n < 2 ? path(`M34 ${277 + n * 44}v26`, { stroke: palette.line, 'stroke-width': 2 }) : '') +
        han(text, 58, 274 + n * 44, 16, { fill: palette.stone }),
    ),
  )
}

/** Tasks in columns from new to handed over. */
export function projectBoard(width: number, height: number): Scene {
  const columns = [
    ['待派发', 2, palette.mist],
    ['作业中', 3, palette.blue],
    ['质检', 2, palette.flame],
    ['已交付', 3, palette.green],
  ] as const
  const random = seeded(23)
  return board(
    width,
    height,
    '任务进度',
    0,
    ...columns.map(([name, count, color], column) => {
      const x = column * 186
      const cards = Array.from({ length: count }, (_, n) => {
        const y = 56 + n * 114
        const share = column === 3 ? 1 : column === 0 ? 0 : random.between(0.3, 0.8)
        return (
          box(x + 12, y, 154, 100) +
          words(`T-${1200 + column * 40 + n * 7}`, x + 26, y + 26, 14, { fill: palette.slate }) +
          rect(x + 26, y + 38, 116, 9, { rx: 4, fill: palette.line }) +
          rect(x + 26, y + 54, random.between(60, 104), 9, { rx: 4, fill: palette.haze }) +
          rect(x + 26, y + 76, 116, 8, { rx: 4, fill: palette.haze }) +
          rect(x + 26, y + 76, Math.max(8, 116 * share), 8, { rx: 4, fill: color })
        )
      })
      return (
        rect(x, 0, 178, 398, { rx: 12, fill: palette.haze, 'fill-opacity': 0.7 }) +
        circle(x + 22, 28, 6, { fill: color }) +
        han(name, x + 38, 34, 16, { fill: palette.ink }) +
        cards.join('')
      )
    }),
  )
}

/** Households with their contracts, areas compared. */
export function contractBoard(width: number, height: number): Scene {
  const rows = [
    ['0001', '6.42', '6.40', true],
    ['0002', '3.85', '3.86', true],
    ['0003', '5.10', '4.62', false],
    ['0004', '8.03', '8.05', true],
    ['0005', '2.77', '2.77', true],
    ['0006', '4.38', '4.36', true],
  ] as const
  return board(
    width,
    height,
    '合同与面积核对',
    4,
    box(0, 0, 736, 398),
    columnNames(0, [
      ['户号', 24],
      ['合同面积（亩）', 130],
      ['实测面积（亩）', 290],
      ['差异（亩）', 456],
      ['结论', 640],
    ]),
    ...rows.map(([code, paper, real, isSame], n) => {
      const y = 62 + n * 56
      const gap = Number(real) - Number(paper)
      const color = isSame ? palette.green : palette.orange
      return (
        (isSame ? '' : rect(2, y - 12, 732, 52, { fill: palette.cream, 'fill-opacity': 0.7 })) +
        words(code, 24, y + 20, 16, { fill: palette.ink }) +
        words(paper, 130, y + 20, 16, { fill: palette.stone }) +
        words(real, 290, y + 20, 16, { fill: palette.stone }) +
        path(`M560 ${y + 2}V${y + 26}`, { stroke: palette.mist, 'stroke-width': 1.5 }) +
        rect(560 + Math.min(0, gap * 90), y + 8, Math.max(3, Math.abs(gap) * 90), 12, {
          rx: 2,
          fill: color,
        }) +
        words(`${gap < 0 ? '−' : '+'}${Math.abs(gap).toFixed(2)}`, 456, y + 20, 16, {
          fill: mix(color, palette.ink, 0.35),
        }) +
        pill(isSame ? '一致' : '待核对', 620, y - 1, 84, color)
      )
    }),
  )
}
