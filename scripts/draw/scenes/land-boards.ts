import { controlPoint } from '../kit/annotate.ts'
import { hanChip } from '../kit/han-chip.ts'
import { palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { circle, el, group, han, path, rect, words } from '../kit/svg.ts'
import { board, box, columnNames, pill, rule } from './board-frame.ts'

const { green, blue, orange } = palette

/** Objections of each week by kind, the days their answers took below. */
export function objectionBoard(width: number, height: number): Scene {
  const kinds = [
    ['面积', blue],
    ['四至', orange],
    ['权利人', green],
  ] as const
  const weeks = [
    [14, 9, 5],
    [22, 14, 8],
    [28, 16, 9],
    [19, 12, 6],
    [12, 7, 5],
    [8, 4, 2],
    [4, 2, 1],
    [2, 1, 0],
  ] as const
  const days = [7.2, 6.8, 6.1, 5.4, 4.9, 4.3, 3.8, 3.5]
  const top = (count: number) => 316 - count * 4.2
  return board(
    width,
    height,
    '每周异议统计',
    4,
    box(0, 0, 536, 398),
    ...kinds.map(
      ([name, color], n) =>
        rect(56 + n * 92, 22, 16, 16, { rx: 4, fill: color }) +
        han(name, 78 + n * 92, 36, 16, { fill: palette.stone }),
    ),
    ...[0, 20, 40, 60].map(
      (count) =>
        path(`M56 ${top(count)}H516`, {
          stroke: palette.line,
          'stroke-dasharray': count ? '3 5' : undefined,
        }) + words(String(count), 44, top(count) + 5, 14, { fill: palette.slate, 'text-anchor': 'end' }),
    ),
    ...weeks.map((counts, n) => {
      let base = 0
      const parts = counts.map((count, kind) => {
        base += count
        return rect(68 + n * 58, top(base), 36, count * 4.2, { fill: kinds[kind]![1] })
      })
      return (
        parts.join('') +
        han(`${n + 1} 周`, 86 + n * 58, 340, 15, { fill: palette.slate, 'text-anchor': 'middle' })
      )
    }),
    path('M16 350H520', { stroke: palette.haze, 'stroke-width': 1.5 }),
    han('办结', 16, 370, 14, { fill: palette.slate }) + han('天数', 16, 387, 14, { fill: palette.slate }),
    ...days.map((value, n) =>
      words(value.toFixed(1), 86 + n * 58, 380, 16, { fill: palette.ink, 'text-anchor': 'middle' }),
    ),
    ...(
      [
        ['累计异议', '210 件', palette.ink],
        ['已办结', '207 件', palette.moss],
        ['平均办结', '4.6 天', palette.strong],
        ['重复问题', '12 件', palette.rust],
      ] as const
    ).map(
      ([name, value, color], n) =>
        box(554, n * 101, 182, 95) +
        han(name, 574, n * 101 + 36, 16, { fill: palette.slate }) +
        han(value, 574, n * 101 + 72, 25, { fill: color }),
    ),
  )
}

/** Villages with the share that has signed, and the version of what was put up. */
export function signingBoard(width: number, height: number): Scene {
  const rows = [
    ['河口村', 'V3.1', 0.996, '已归档', green],
    ['柳塘村', 'V3.1', 0.991, '已归档', green],
    ['新圩村', 'V3.2', 0.978, '签约中', blue],
    ['东岗村', 'V3.2', 0.962, '签约中', blue],
    ['石桥村', 'V3.2', 0.914, '公示中', orange],
  ] as const
  return board(
    width,
    height,
    '公示与签约',
    3,
    box(0, 0, 736, 398),
    columnNames(0, [
      ['行政村', 24],
      ['公示版本', 132],
      ['签约率', 254],
      ['进度', 648],
    ]),
    ...[0, 50, 100].map(
      (percent) =>
        path(`M${254 + percent * 2.6} 66V364`, { stroke: palette.line, 'stroke-dasharray': '3 5' }) +
        words(`${percent}%`, 254 + percent * 2.6, 386, 14, { fill: palette.slate, 'text-anchor': 'middle' }),
    ),
    ...rows.map(([name, version, share, state, color], n) => {
      const y = 66 + n * 60
      return (
        han(name, 24, y + 23, 17, { fill: palette.ink }) +
        words(version, 132, y + 23, 16, { fill: palette.slate }) +
        rect(254, y + 8, 260 * share, 18, { rx: 3, fill: color }) +
        words(`${(share * 100).toFixed(1)}%`, 536, y + 23, 16, { fill: palette.stone }) +
        pill(state, 622, y + 2, 88, color) +
        (n < 4 ? rule(y + 46) : '')
      )
    }),
  )
}

/** Stores and shelters on one map, with a way between them and what is in stock. */
export function storesBoard(width: number, height: number): Scene {
  const roads = [
    'M-10 96C120 84 180 140 260 132S410 70 480 84',
    'M120 -10C108 90 150 190 132 290S112 360 120 410',
    'M-10 300C90 268 210 300 300 268S420 260 480 240',
    'M330 -10C322 90 300 170 320 268S340 360 336 410',
  ]
  const way = 'M120 92C170 100 210 136 260 132S300 150 304 200S300 252 298 262'
  const store = (x: number, y: number, name: string) =>
    path(`M${x - 17} ${y + 13}V${y - 7}L${x} ${y - 19}L${x + 17} ${y - 7}V${y + 13}Z`, {
      fill: palette.strong,
      stroke: palette.white,
      'stroke-width': 3,
    }) +
    rect(x - 7, y - 2, 14, 15, { fill: palette.white }) +
    hanChip(name, [x + 22, y + 12], palette.strong, 15)
  const shelter = (x: number, y: number, name: string) =>
    circle(x, y, 18, { fill: palette.moss, stroke: palette.white, 'stroke-width': 3 }) +
    path(`M${x - 10} ${y + 7}L${x} ${y - 10}L${x + 10} ${y + 7}Z`, { fill: palette.white }) +
    hanChip(name, [x + 22, y + 12], palette.moss, 15)
  const stock = [
    ['帐篷', '420 顶', 0.84, blue],
    ['折叠床', '960 张', 0.72, blue],
    ['饮用水', '310 箱', 0.38, orange],
    ['应急灯', '1 250 盏', 0.9, green],
  ] as const
  return board(
    width,
    height,
    '应急物资与避难场所',
    1,
    el('defs', {}, el('clipPath', { id: 'town' }, rect(0, 0, 470, 398, { rx: 10 }))),
    group(
      { 'clip-path': 'url(#town)' },
      rect(0, 0, 470, 398, { fill: '#e3efe6' }),
      path('M0 398V346C90 330 150 380 250 352S400 320 470 330V398Z', { fill: palette.ice }),
      ...(
        [
          [24, 130, 78, 120],
          [164, 20, 130, 82],
          [160, 168, 120, 84],
          [352, 118, 96, 96],
        ] as const
      ).map(([x, y, w, h]) => rect(x, y, w, h, { rx: 8, fill: '#cfe3d6' })),
      ...roads.map((d) => path(d, { stroke: palette.white, 'stroke-width': 14, fill: 'none' })),
      path(way, { stroke: orange, 'stroke-width': 5, 'stroke-dasharray': '11 8', fill: 'none' }),
      store(120, 92, '一号库'),
      shelter(298, 276, '体育馆 1 200 人'),
      shelter(52, 236, '中学 800 人'),
      store(346, 62, '二号库'),
      hanChip('调拨 6.4 km / 14 分', [196, 196], palette.rust, 15),
      controlPoint([40, 362], 9, orange, palette.white),
    ),
    rect(0, 0, 470, 398, { rx: 10, fill: 'none', stroke: palette.line }),
    box(486, 0, 250, 398),
    han('一号库存量', 508, 36, 18, { fill: palette.ink, 'font-weight': 700 }),
    ...stock.map(([name, count, share, color], n) => {
      const y = 64 + n * 84
      return (
        han(name, 508, y + 18, 17, { fill: palette.stone }) +
        han(count, 716, y + 18, 16, { fill: palette.ink, 'text-anchor': 'end' }) +
        rect(508, y + 32, 208, 12, { rx: 6, fill: palette.haze }) +
        rect(508, y + 32, 208 * share, 12, { rx: 6, fill: color }) +
        words(`${Math.round(share * 100)}%`, 716, y + 62, 13, { fill: palette.slate, 'text-anchor': 'end' })
      )
    }),
  )
}
