import { mix, palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { circle, han, path, rect, words } from '../kit/svg.ts'
import { board, box, columnNames, pill, rule } from './board-frame.ts'

const { green, blue, orange, red } = palette

/** Risks with likelihood, effect, measure and who answers for them. */
export function riskBoard(width: number, height: number): Scene {
  const rows = [
    ['R-01', '关键岗位缺员', 2, 3, 'AB 角储备', '已落实', green],
    ['R-02', '主用线路中断', 1, 4, '双线路切换', '已演练', green],
    ['R-03', '规则变更误判', 3, 3, '先灰度后全量', '跟踪中', orange],
    ['R-04', '账号越权使用', 1, 4, '离岗当日收回', '已落实', green],
    ['R-05', '高峰超出产能', 3, 2, '跨基地调度', '待演练', blue],
    ['R-06', '内容合规差错', 2, 4, '双人复核', '跟踪中', orange],
  ] as const
  const level = (x: number, y: number, steps: number) =>
    Array.from({ length: 4 }, (_, n) =>
      rect(x + n * 17, y + 6, 13, 15, {
        rx: 3,
        fill: n < steps ? [blue, blue, orange, red][steps - 1]! : palette.haze,
      }),
    ).join('')
  return board(
    width,
    height,
    '风险登记册',
    1,
    box(0, 0, 736, 398),
    columnNames(0, [
      ['编号', 22],
      ['风险', 96],
      ['可能性', 256],
      ['影响', 352],
      ['应对措施', 450],
      ['状态', 646],
    ]),
    ...rows.map(([code, name, chance, effect, measure, state, color], n) => {
      const y = 60 + n * 57
      return (
        words(code, 22, y + 20, 16, { fill: palette.slate }) +
        han(name, 96, y + 20, 17, { fill: palette.ink }) +
        level(256, y, chance) +
        level(352, y, effect) +
        han(measure, 450, y + 20, 17, { fill: palette.stone }) +
        pill(state, 622, y - 1, 88, color) +
        (n < 5 ? rule(y + 43) : '')
      )
    }),
  )
}

/** Samples that wait for a moderator, beside the version of the rules they are judged by. */
export function moderationBoard(width: number, height: number): Scene {
  const queue = [
    ['V-20871', '生活', '00:42', '通过', green],
    ['V-20872', '剧情', '01:15', '边界', orange],
    ['V-20873', '带货', '00:58', '复核中', blue],
    ['V-20874', '知识', '03:06', '通过', green],
  ] as const
  const changes = [
    ['3.2', '夸大宣传：补充示例', orange],
    ['4.1', '未成年人：收紧', red],
    ['5.6', '背景音乐：不变', green],
  ] as const
  return board(
    width,
    height,
    '内容审核队列',
    0,
    box(0, 0, 424, 398),
    ...queue.map(([code, kind, long, state, color], n) => {
      const y = 16 + n * 95
      return (
        rect(16, y, 116, 78, { rx: 8, fill: [palette.navy, palette.stone, palette.slate, '#2f6b57'][n] }) +
        circle(74, y + 34, 15, { fill: palette.white, 'fill-opacity': 0.9 }) +
        path(`M69 ${y + 26}v16l14 -8z`, { fill: palette.ink }) +
        words(long, 124, y + 70, 13, { fill: palette.white, 'text-anchor': 'end' }) +
        words(code, 150, y + 26, 17, { fill: palette.ink }) +
        han(`类型 ${kind}`, 150, y + 56, 16, { fill: palette.slate }) +
        pill(state, 318, y + 24, 88, color) +
        (n < 3 ? path(`M16 ${y + 86}H408`, { stroke: palette.haze, 'stroke-width': 1.5 }) : '')
      )
    }),
    box(442, 0, 294, 238),
    han('规则版本', 462, 34, 16, { fill: palette.slate }),
    words('V7.3', 462, 72, 30, { fill: palette.strong }),
    pill('灰度 1 组', 616, 18, 100, orange),
    ...changes.map(
      ([clause, text, color], n) =>
        circle(472, 107 + n * 44, 6, { fill: color }) +
        words(clause, 488, 113 + n * 44, 16, { fill: palette.ink }) +
        han(text, 530, 113 + n * 44, 16, { fill: palette.stone }),
    ),
    box(442, 254, 294, 144),
    han('申诉改判率', 462, 286, 16, { fill: palette.slate }),
    ...([6.2, 4.4, 3.0, 2.1] as const).map(
      (share, n) =>
        rect(470 + n * 66, 372 - share * 9, 36, share * 9, { rx: 3, fill: n === 3 ? green : palette.air }) +
        words(`${share.toFixed(1)}%`, 488 + n * 66, 366 - share * 9, 14, {
          fill: palette.stone,
          'text-anchor': 'middle',
        }) +
        words(`V7.${n}`, 488 + n * 66, 390, 13, { fill: palette.slate, 'text-anchor': 'middle' }),
    ),
  )
}

/** Errors in three grades, and the lane an appeal goes down. */
export function errorBoard(width: number, height: number): Scene {
  const grades = [
    ['一级', '影响客户或合规', 2, red, '专项改进'],
    ['二级', '影响交付结果', 11, orange, '当日返修'],
    ['三级', '格式与表述', 37, blue, '班后复训'],
  ] as const
  const lane = [
    ['提交申诉', '9 件', palette.slate],
    ['质检复看', '6 件', blue],
    ['第三人裁定', '3 件', orange],
    ['写入案例库', '2 件', green],
  ] as const
  return board(
    width,
    height,
    '差错分级与申诉',
    2,
    ...grades.map(([name, what, count, color, answer], n) => {
      const x = n * 252
      return (
        box(x, 0, 232, 192) +
        rect(x, 0, 232, 8, { rx: 4, fill: color }) +
        han(name, x + 20, 50, 24, { fill: palette.ink, 'font-weight': 700 }) +
        han(what, x + 20, 80, 16, { fill: palette.slate }) +
        words(String(count), x + 20, 138, 40, { fill: mix(color, palette.ink, 0.2) }) +
        han('件 / 本周', x + 26 + String(count).length * 26, 138, 15, { fill: palette.slate }) +
        pill(answer, x + 20, 152, 108, color)
      )
    }),
    box(0, 210, 736, 188),
    han('申诉通道', 22, 246, 18, { fill: palette.ink, 'font-weight': 700 }),
    path('M92 304H640', { stroke: palette.line, 'stroke-width': 4 }),
    ...lane.map(([name, count, color], n) => {
      const x = 92 + n * 183
      return (
        circle(x, 304, 19, { fill: mix(color, palette.white, 0.8), stroke: color, 'stroke-width': 3 }) +
        words(String(n + 1), x, 310, 17, { fill: mix(color, palette.ink, 0.35), 'text-anchor': 'middle' }) +
        han(name, x, 350, 17, { fill: palette.ink, 'text-anchor': 'middle' }) +
        han(count, x, 377, 16, { fill: palette.slate, 'text-anchor': 'middle' }) +
        (n < 3 ? path(`M${x + 88} 296l9 8l-9 8z`, { fill: palette.mist }) : '')
      )
    }),
  )
}
