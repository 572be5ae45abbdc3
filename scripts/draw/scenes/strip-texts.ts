import { hanChip } from '../kit/han-chip.ts'
import { palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { circle, han, path, rect } from '../kit/svg.ts'
import { area, nightWindow } from './night-window.ts'

const row = (x: number, y: number, wide: number, color = '#3c5b92') =>
  rect(x, y, wide, 9, { rx: 4.5, fill: color })

/** Two answers of a model side by side, one preferred, one with its error marked. */
export function stripAnswers(width: number, height: number): Scene {
  const card = (x: number, name: string, verdict: string, color: string, lines: readonly number[]) =>
    rect(x, 78, 330, 176, { rx: 10, fill: '#1a3566', stroke: color, 'stroke-width': 3 }) +
    han(name, x + 18, 112, 20, { fill: palette.white }) +
    hanChip(verdict, [x + 204, 120], color, 17) +
    lines.map((wide, n) => row(x + 18, 138 + n * 24, wide)).join('')
  return nightWindow(
    width,
    height,
    '回答偏好  任务 5209',
    circle(34, 38, 17, { fill: palette.blue }) +
      rect(62, 16, 400, 44, { rx: 22, fill: '#1a3566' }) +
      han('小麦返青期叶尖发黄，缺肥还是受冻？', 84, 45, 19, { fill: palette.ice }),
    card(12, '回答 A', '较优', palette.moss, [290, 270, 286, 180]),
    card(358, '回答 B', '事实有误', palette.rust, [280, 292, 250, 120]),
    rect(374, 156, 220, 22, {
      rx: 5,
      fill: palette.orange,
      'fill-opacity': 0.35,
      stroke: palette.flame,
      'stroke-width': 2,
    }),
    ...['真实', '完整', '安全', '表达'].map(
      (name, n) =>
        han(name, 20 + n * 174, 298, 18, { fill: palette.fog }) +
        [0, 1, 2, 3, 4]
          .map((dot) =>
            circle(72 + n * 174 + dot * 20, 292, 7, { fill: dot < 5 - (n % 3) ? palette.leaf : '#2c4a80' }),
          )
          .join(''),
    ),
  )
}

const found = [
  ['高度相关', palette.moss, 330, '0.96'],
  ['相关', palette.strong, 286, '0.81'],
  ['部分相关', palette.rust, 244, '0.47'],
  ['不相关', palette.slate, 190, '0.12'],
] as const

/** A query and what was found for it, each graded. */
export function stripRelevance(width: number, height: number): Scene {
  return nightWindow(
    width,
    height,
    '相关性分级  任务 0521',
    rect(14, 14, area.width - 28, 52, { rx: 26, fill: '#1a3566', stroke: palette.sky, 'stroke-width': 2.5 }) +
      circle(44, 38, 9, { fill: 'none', stroke: palette.ice, 'stroke-width': 3 }) +
      path('M51 45l8 8', { stroke: palette.ice, 'stroke-width': 3 }) +
      han('耕地质量等级怎么划分', 74, 47, 21, { fill: palette.white }),
    ...found.map(([grade, color, wide, score], n) => {
      const y = 80 + n * 60
      return (
        rect(14, y, area.width - 28, 50, { rx: 9, fill: n ? '#16305c' : '#21498c' }) +
        han(String(n + 1), 36, y + 33, 20, { fill: palette.air }) +
        row(66, y + 13, wide, palette.ice) +
        row(66, y + 30, wide * 0.8) +
        hanChip(grade, [474, y + 40], color, 17) +
        han(score, 668, y + 33, 19, { fill: palette.ice, 'text-anchor': 'end' })
      )
    }),
  )
}

const sentences = [
  [
    '中文',
    [
      ['测量队', 78, palette.sky],
      ['于', 0, ''],
      ['五月十二日', 130, palette.leaf],
      ['抵达', 0, ''],
      ['河口', 52, palette.flame],
    ],
  ],
  [
    '英语',
    [
      ['The survey team', 170, palette.sky],
      ['reached', 0, ''],
      ['the delta', 92, palette.flame],
    ],
  ],
  [
    '法语',
    [
      ['Les arpenteurs', 158, palette.sky],
      ['ont atteint', 0, ''],
      ['le delta', 80, palette.flame],
    ],
  ],
  [
    '西班牙语',
    [
      ['El equipo', 104, palette.sky],
      ['llegó', 0, ''],
      ['el 12 de mayo', 146, palette.leaf],
    ],
  ],
] as const

/** One sentence in four languages, its parts tied across them. */
export function stripLanguages(width: number, height: number): Scene {
  return nightWindow(
    width,
    height,
    '平行语料  任务 1287',
    rect(0, 0, 128, area.height, { fill: '#16305f' }),
    ...sentences.flatMap(([language, parts], n) => {
      const y = 54 + n * 76
      let x = 150
      return [
        han(language, 22, y, 20, { fill: palette.fog }),
        ...parts.map(([text, , color]) => {
          const wide = [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? 23 : 12.4), 0)
          const at = x
          x += wide + 34
          return (
            (color
              ? rect(at - 9, y - 30, wide + 18, 44, {
                  rx: 7,
                  fill: color,
                  'fill-opacity': 0.28,
                  stroke: color,
                  'stroke-width': 2.5,
                })
              : '') + han(text, at, y, 23, { fill: palette.white })
          )
        }),
      ]
    }),
  )
}
