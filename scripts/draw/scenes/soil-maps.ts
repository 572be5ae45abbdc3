import { sheetTicks } from '../kit/annotate.ts'
import { landUse, middle, parcels } from '../kit/map-sheet.ts'
import { palette } from '../kit/palette.ts'
import { fractal, seeded } from '../kit/random.ts'
import type { Scene } from '../kit/render.ts'
import { circle, curve, document, han, path, polygon, rect, type Point } from '../kit/svg.ts'

type Legend = readonly (readonly [color: string, name: string, count: string])[]

/** The samples of a county on its plain, in the colours of the laboratories that test them. */
export function sampleMap(width: number, height: number): Scene {
  const legend: Legend = [
    [palette.strong, '实验室一', '812 点'],
    [palette.rust, '实验室二', '694 点'],
    [palette.moss, '实验室三', '528 点'],
  ]
  const random = seeded(12)
  const dots = Array.from({ length: 12 * 8 }, (_, n) => {
    const [x, y] = [
      40 + (n % 12) * 80 + random.between(-20, 20),
      42 + Math.floor(n / 12) * 74 + random.between(-18, 18),
    ]
    const lab = x + y * 0.5 < 440 ? 0 : x - y * 0.4 < 600 ? 1 : 2
    const isProfile = n % 17 === 5
    return isProfile
      ? rect(x - 8, y - 8, 16, 16, { fill: palette.white, stroke: legend[lab]![0], 'stroke-width': 4 })
      : circle(x, y, 6.5, { fill: legend[lab]![0], stroke: palette.white, 'stroke-width': 2 })
  })
  return sheet(width, height, [...ground(31, width, height), ...dots], '表层样点与剖面', [
    ...legend,
    ['', '□ 剖面', '118 个'],
  ])
}

/** The acidity of tea land in three grades, with the samples that were added. */
export function acidMap(width: number, height: number): Scene {
  const legend: Legend = [
    ['#ee9a72', '重度 pH＜4.5', '一区'],
    ['#f8dba6', '中度 4.5–5.0', '二区'],
    ['#b5dfc2', '轻度 5.0–5.5', '三区'],
  ]
  const sour = fractal(6, 2)
  const grade = ([x, y]: Point) => {
    const value = sour(x / 300, y / 300) + (x - width * 0.26) / width
    return value < -0.12 ? 0 : value < 0.16 ? 1 : 2
  }
  const random = seeded(5)
  const plots = parcels(64, width, height, 62)
  return sheet(
    width,
    height,
    [
      rect(0, 0, width, height, { fill: '#eef3ec' }),
      ...plots
        .filter(() => random.chance(0.82))
        .map(({ points }) =>
          polygon(points, {
            fill: legend[grade(middle(points))]![0],
            stroke: palette.white,
            'stroke-width': 1.6,
          }),
        ),
      ...[0, 1, 2, 3, 4].map((n) =>
        path(
          curve(
            Array.from({ length: 8 }, (_, k): Point => [
              k * 145 - 20,
              60 + n * 128 + Math.sin(k * 0.9 + n) * 44,
            ]),
          ),
          { stroke: palette.navy, 'stroke-width': n % 2 ? 1 : 1.8, 'stroke-opacity': 0.4, fill: 'none' },
        ),
      ),
      ...plots
        .filter((_, n) => n % 3 === 0)
        .map(({ points }) =>
          circle(...middle(points), 5, { fill: palette.ink, stroke: palette.white, 'stroke-width': 2 }),
        ),
    ],
    '茶园酸化分级',
    [...legend, ['', '● 加密样点', '300 个']],
  )
}

const ground = (seed: number, width: number, height: number) => [
  rect(0, 0, width, height, { fill: palette.haze }),
  ...parcels(seed, width, height, 80).map(({ points, kind }) =>
    polygon(points, { fill: landUse.day[kind]!, stroke: palette.white, 'stroke-width': 1.4 }),
  ),
]

/** A map sheet with its legend at the lower right. */
function sheet(
  width: number,
  height: number,
  drawn: readonly string[],
  title: string,
  legend: Legend,
): Scene {
  const [x, y, w] = [width - 306, height - 70 - legend.length * 38, 270]
  return {
    width,
    height,
    layers: [
      document(
        width,
        height,
        ...drawn,
        sheetTicks(width, height, 18, palette.navy, 0.5),
        rect(x, y, w, 44 + legend.length * 38, { rx: 12, fill: palette.white, stroke: palette.line }),
        han(title, x + 20, y + 34, 20, { fill: palette.ink, 'font-weight': 700 }),
        ...legend.map(([color, name, count], n) => {
          const row = y + 70 + n * 37
          return (
            (color ? rect(x + 20, row - 15, 18, 18, { rx: 4, fill: color }) : '') +
            han(name, x + (color ? 48 : 20), row, 17, { fill: palette.stone }) +
            han(count, x + w - 20, row, 17, { fill: palette.ink, 'text-anchor': 'end' })
          )
        }),
      ),
    ],
  }
}
