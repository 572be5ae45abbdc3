import { palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { circle, han, path, rect, words } from '../kit/svg.ts'
import { board, box, columnNames, pill, rule } from './board-frame.ts'

const { green, blue, orange } = palette

/** Soil samples checked one by one: place, photographs, values, and what goes back to the laboratory. */
export function sampleBoard(width: number, height: number): Scene {
  const rows = [
    ['S-0417', 1, 1, '6.8', '合格', green],
    ['S-0418', 1, 1, '6.4', '合格', green],
    ['S-0419', 1, 0, '7.1', '补照片', blue],
    ['S-0420', 1, 1, '9.9', '复测', orange],
    ['S-0421', 1, 1, '5.9', '合格', green],
    ['S-0422', 0, 1, '6.2', '核坐标', blue],
  ] as const
  const sign = (x: number, y: number, isRight: number) =>
    circle(x, y, 12, { fill: isRight ? palette.dew : palette.cream }) +
    path(isRight ? `M${x - 5} ${y}l4 4l7 -8` : `M${x - 4} ${y - 4}l8 8m0 -8l-8 8`, {
      stroke: isRight ? palette.moss : palette.rust,
      'stroke-width': 2.6,
      fill: 'none',
    })
  return board(
    width,
    height,
    '样点核对',
    2,
    box(0, 0, 736, 398),
    columnNames(0, [
      ['样点编码', 24],
      ['坐标', 182],
      ['照片', 288],
      ['pH', 400],
      ['范围 4.0–9.0', 478],
      ['结论', 640],
    ]),
    ...rows.map(([code, place, photo, value, state, color], n) => {
      const y = 60 + n * 57
      const isOver = Number(value) > 9
      return (
        words(code, 24, y + 20, 17, { fill: palette.ink }) +
        sign(198, y + 14, place) +
        sign(304, y + 14, photo) +
        words(value, 400, y + 20, 17, { fill: isOver ? palette.rust : palette.stone }) +
        rect(478, y + 11, 110, 6, { rx: 3, fill: palette.line }) +
        circle(478 + Math.min(1.12, (Number(value) - 4) / 5) * 110, y + 14, 7, {
          fill: isOver ? orange : palette.sky,
        }) +
        pill(state, 618, y - 1, 92, color) +
        (n < 5 ? rule(y + 43) : '')
      )
    }),
  )
}

/** The folders of a submission, and what changed since the version before. */
export function packageBoard(width: number, height: number): Scene {
  const folders = [
    ['01 样点库', '2 034 条', green],
    ['02 检测数据', '41 896 条', green],
    ['03 专题图件', '24 幅', green],
    ['04 质控报告', '3 份', blue],
    ['05 元数据', '已生成', green],
  ] as const
  const changes = [
    ['−', 'S-0420 有机质 68.2 g/kg', palette.rust],
    ['+', 'S-0420 有机质 18.2 g/kg', palette.moss],
    ['+', 'S-0419 剖面照片 2 张', palette.moss],
  ] as const
  const versions = [
    ['V1.2', '复测 137 项', true],
    ['V1.1', '统一样点编码', false],
    ['V1.0', '首次汇交', false],
  ] as const
  return board(
    width,
    height,
    '成果汇交包',
    3,
    box(0, 0, 350, 398),
    han('目录', 22, 38, 17, { fill: palette.slate }),
    ...folders.map(([name, count, color], n) => {
      const y = 62 + n * 65
      return (
        path(`M24 ${y + 6}h14l5 6h21v26h-40z`, { fill: palette.air }) +
        han(name, 80, y + 30, 18, { fill: palette.ink }) +
        han(count, 304, y + 30, 16, { fill: palette.slate, 'text-anchor': 'end' }) +
        circle(324, y + 24, 6, { fill: color }) +
        (n < 4 ? path(`M22 ${y + 54}H328`, { stroke: palette.haze, 'stroke-width': 1.5 }) : '')
      )
    }),
    box(368, 0, 368, 192),
    han('与上一版的差异', 390, 38, 17, { fill: palette.slate }),
    ...changes.map(
      ([mark, text, color], n) =>
        rect(384, 56 + n * 43, 336, 36, { rx: 6, fill: mark === '+' ? palette.dew : palette.cream }) +
        words(mark, 398, 80 + n * 43, 18, { fill: color }) +
        han(text, 422, 80 + n * 43, 17, { fill: palette.ink }),
    ),
    box(368, 210, 368, 188),
    han('版本', 390, 246, 17, { fill: palette.slate }),
    path('M400 278V362', { stroke: palette.line, 'stroke-width': 3 }),
    ...versions.map(
      ([name, text, isNow], n) =>
        circle(400, 278 + n * 42, 8, {
          fill: isNow ? blue : palette.white,
          stroke: isNow ? blue : palette.mist,
          'stroke-width': 3,
        }) +
        words(name, 424, 284 + n * 42, 17, { fill: palette.ink }) +
        han(text, 492, 284 + n * 42, 17, { fill: palette.stone }) +
        (isNow ? pill('待审查', 626, 263, 92, orange) : ''),
    ),
  )
}
