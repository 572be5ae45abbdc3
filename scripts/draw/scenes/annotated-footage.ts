import { chip } from '../kit/annotate.ts'
import { landUse, middle, parcels } from '../kit/map-sheet.ts'
import { mix, palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import type { Point } from '../kit/svg.ts'
import { curve, el, group, han, path, polygon, rect, words } from '../kit/svg.ts'
import { taskSheet } from '../kit/task-sheet.ts'
import { crossing } from './crossing.ts'

/** A tile seen from above, every piece of land filled with the colour of its kind. */
export function landSegments(width: number, height: number): Scene {
  const fields = parcels(31, 560, 400, 76)
  const kinds = [palette.leaf, palette.moss, palette.amber, palette.sky, palette.mint, palette.mist]
  const names = ['水稻', '林地', '大豆', '坑塘', '园地', '其他']
  const isDone = (points: readonly Point[]) => middle(points)[0] < 390
  const area = (points: readonly Point[]) =>
    Math.abs(
      points.reduce(
        (sum, [x, y], n) =>
          sum + x * points[(n + 1) % points.length]![1] - points[(n + 1) % points.length]![0] * y,
        0,
      ),
    ) / 2
  const done = fields.filter(({ points }) => isDone(points))
  const total = done.reduce((sum, { points }) => sum + area(points), 0)
  const share = (wanted: number) =>
    Math.round(
      (done.filter(({ kind }) => kind === wanted).reduce((sum, { points }) => sum + area(points), 0) /
        total) *
        100,
    )
  return taskSheet(
    width,
    height,
    'TASK 6127 / LAND COVER',
    el('defs', {}, el('clipPath', { id: 'tile' }, rect(24, 20, 560, 380, { rx: 10 }))),
    group(
      { 'clip-path': 'url(#tile)' },
      rect(24, 20, 560, 380, { fill: '#33503f' }),
      group(
        { transform: 'translate(24 20)' },
        ...fields.map(({ points, kind }) => {
          const isFilled = isDone(points)
          const ground = mix(landUse.day[kind]!, '#4c6b45', 0.55)
          return polygon(points, {
            fill: isFilled ? mix(kinds[kind]!, ground, 0.3) : ground,
            stroke: isFilled ? palette.white : '#39543d',
            'stroke-width': isFilled ? 2 : 1,
          })
        }),
        path(
          curve([
            [-20, 330],
            [120, 290],
            [260, 350],
            [400, 300],
            [590, 340],
          ]),
          { stroke: '#7fa9d8', 'stroke-width': 26, fill: 'none' },
        ),
        path('M390 -10V410', { stroke: palette.flame, 'stroke-width': 3, 'stroke-dasharray': '9 7' }),
      ),
    ),
    chip('PRED 0.93', [36, 48], palette.strong, 14),
    chip('RAW', [430, 48], palette.slate, 14),
    ...names.map((name, n) =>
      group(
        { transform: `translate(612 ${34 + n * 60})` },
        rect(0, 0, 190, 46, { rx: 9, fill: palette.paper, stroke: palette.haze }),
        rect(14, 14, 18, 18, { rx: 5, fill: kinds[n] }),
        han(name, 44, 29, 16, { fill: palette.ink }),
        words(`${share(n)}%`, 176, 29, 15, { fill: palette.slate, 'text-anchor': 'end' }),
      ),
    ),
  )
}

/** Three moments of one film with the time line under them. */
export function trackedFrames(width: number, height: number): Scene {
  const keys = [0.06, 0.32, 0.58, 0.86]
  const row = (y: number, label: string, color: string, from: number, to: number) =>
    words(label, 32, y + 15, 13, { fill: palette.slate }) +
    rect(104, y + 4, 690, 12, { rx: 6, fill: palette.haze }) +
    rect(104 + from * 690, y + 4, (to - from) * 690, 12, { rx: 6, fill: mix(color, palette.white, 0.55) }) +
    keys
      .filter((key) => key >= from && key <= to)
      .map((key) =>
        rect(-7, -7, 14, 14, {
          fill: color,
          transform: `translate(${104 + key * 690} ${y + 10}) rotate(45)`,
        }),
      )
      .join('')
  return taskSheet(
    width,
    height,
    'TASK 1876 / TRACKING',
    crossing(24, 20, 380, 258, 0.16),
    crossing(422, 20, 380, 258, 0.8),
    chip('FRAME 0240', [36, 270], palette.ink, 13),
    chip('FRAME 0268', [434, 270], palette.ink, 13),
    row(302, 'car 07', palette.blue, 0.04, 0.94),
    row(334, 'car 11', palette.green, 0.2, 0.88),
    row(366, 'van 03', palette.orange, 0, 0.6),
    path('M552 290V398', { stroke: palette.flame, 'stroke-width': 2 }),
  )
}

/** A film cut into actions, several at once. */
export function actionTracks(width: number, height: number): Scene {
  const tracks = [
    [
      '让行',
      [
        [0.06, 0.28],
        [0.62, 0.78],
      ],
      palette.blue,
    ],
    ['转弯', [[0.3, 0.52]], palette.green],
    ['排队', [[0.5, 0.94]], palette.orange],
  ] as const
  return taskSheet(
    width,
    height,
    'TASK 2241 / ACTION SPANS',
    crossing(24, 20, 516, 226, 0.78),
    ...['路口 04', '晴 / 白天', '车 3 / 人 0'].map(
      (text, n) =>
        rect(562, 20 + n * 78, 240, 62, { rx: 10, fill: palette.paper, stroke: palette.haze }) +
        han(text, 586, 58 + n * 78, 18, { fill: palette.ink }),
    ),
    ...tracks.map(([name, spans, color], n) => {
      const y = 266 + n * 46
      return (
        han(name, 32, y + 23, 15, { fill: palette.slate }) +
        rect(96, y, 706, 34, { rx: 8, fill: palette.paper }) +
        spans
          .map(
            ([from, to]) =>
              rect(96 + from * 706, y + 3, (to - from) * 706, 28, {
                rx: 6,
                fill: mix(color, palette.white, 0.75),
                stroke: color,
                'stroke-width': 1.5,
              }) +
              words(`${(from * 40).toFixed(1)}-${(to * 40).toFixed(1)}s`, 104 + from * 706, y + 22, 12, {
                fill: palette.stone,
              }),
          )
          .join('')
      )
    }),
  )
}

/** A film with the three sentences that tell it. */
export function captions(width: number, height: number): Scene {
  const lines = [
    ['主体', '一辆蓝色小客车与一辆白色小客车', palette.blue],
    ['动作', '蓝车直行通过路口，橙色货车停车让行', palette.orange],
    ['环境', '晴天白昼，双向两车道，路口有斑马线', palette.green],
  ] as const
  return taskSheet(
    width,
    height,
    'TASK 2530 / CAPTION',
    crossing(24, 20, 778, 208, 0.7),
    ...lines.map(([name, text, color], n) =>
      group(
        { transform: `translate(24 ${246 + n * 52})` },
        rect(0, 0, 778, 42, { rx: 8, fill: palette.paper, stroke: palette.haze }),
        rect(0, 0, 72, 42, { rx: 8, fill: mix(color, palette.white, 0.8) }),
        han(name, 20, 27, 16, { fill: palette.ink }),
        han(text, 92, 27, 17, { fill: palette.stone }),
        words(`${[...text].length}/40`, 762, 27, 12, { fill: palette.mist, 'text-anchor': 'end' }),
      ),
    ),
  )
}
