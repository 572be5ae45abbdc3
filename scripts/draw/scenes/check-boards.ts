import { palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { circle, han, rect, words } from '../kit/svg.ts'
import { board, box, columnNames, pill, rule } from './board-frame.ts'

const { green, blue, orange, red } = palette

/** Factors of three kinds of hazard, weighed by experts and by what happened before. */
export function weightBoard(width: number, height: number): Scene {
  const kinds = [
    [
      '地质',
      [
        ['坡度', 32],
        ['岩性', 24],
        ['降雨', 28],
        ['植被', 16],
      ],
      orange,
    ],
    [
      '洪涝',
      [
        ['高程', 34],
        ['降雨', 30],
        ['河网', 24],
        ['排水', 12],
      ],
      blue,
    ],
    [
      '森林火灾',
      [
        ['植被', 36],
        ['风速', 26],
        ['湿度', 22],
        ['道路', 16],
      ],
      green,
    ],
  ] as const
  return board(
    width,
    height,
    '危险性评价',
    4,
    ...kinds.map(([name, factors, color], n) => {
      const x = n * 250
      return (
        box(x, 0, 236, 286) +
        rect(x + 18, 22, 6, 26, { rx: 2, fill: color }) +
        han(name, x + 34, 43, 20, { fill: palette.ink, 'font-weight': 700 }) +
        han('权重', x + 218, 42, 15, { fill: palette.slate, 'text-anchor': 'end' }) +
        factors
          .map(([factor, weight], row) => {
            const y = 68 + row * 54
            return (
              han(factor, x + 18, y + 16, 16, { fill: palette.stone }) +
              words(`${weight}%`, x + 218, y + 16, 16, { fill: palette.ink, 'text-anchor': 'end' }) +
              rect(x + 18, y + 26, 200, 12, { rx: 3, fill: palette.haze }) +
              rect(x + 18, y + 26, weight * 2, 12, { rx: 3, fill: color })
            )
          })
          .join('')
      )
    }),
    box(0, 304, 736, 94),
    han('危险性等级', 22, 358, 17, { fill: palette.ink }),
    ...(['低', '较低', '中', '较高', '高'] as const).map((name, n) => {
      const fill = [palette.dew, '#cfe8a9', '#ffe08a', palette.flame, palette.red][n]!
      return (
        rect(140 + n * 116, 326, 112, 26, { rx: 4, fill }) +
        han(name, 196 + n * 116, 378, 16, { fill: palette.stone, 'text-anchor': 'middle' })
      )
    }),
  )
}

/** Contents judged in four respects by two people. */
export function scoreBoard(width: number, height: number): Scene {
  const rows = [
    ['本地 0612', [4, 4, 3, 4], '可推荐', green],
    ['本地 0613', [1, 3, 2, 4], '门店过期', orange],
    ['本地 0614', [4, 1, 2, 3], '夸大描述', red],
    ['本地 0615', [3, 3, 4, 2], '隔日复评', blue],
    ['本地 0616', [4, 4, 4, 3], '可推荐', green],
  ] as const
  return board(
    width,
    height,
    '内容质量评估',
    2,
    box(0, 0, 736, 398),
    columnNames(0, [
      ['内容', 24],
      ['时效', 164],
      ['真实', 276],
      ['有用', 388],
      ['表达', 500],
      ['结论', 646],
    ]),
    ...rows.map(([name, scores, verdict, color], n) => {
      const y = 66 + n * 66
      return (
        han(name, 24, y + 23, 17, { fill: palette.ink }) +
        scores
          .map((score, column) =>
            [0, 1, 2, 3]
              .map((step) =>
                circle(173 + column * 112 + step * 21, y + 17, 8, {
                  fill: step < score ? (score < 2 ? orange : blue) : palette.haze,
                }),
              )
              .join(''),
          )
          .join('') +
        pill(verdict, 612, y + 2, 104, color) +
        (n < 4 ? rule(y + 49) : '')
      )
    }),
  )
}
