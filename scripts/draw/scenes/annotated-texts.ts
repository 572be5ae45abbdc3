import { chip } from '../kit/annotate.ts'
import { mix, palette } from '../kit/palette.ts'
import { fractal } from '../kit/random.ts'
import type { Scene } from '../kit/render.ts'
import { circle, group, han, path, rect, words } from '../kit/svg.ts'
import { taskSheet } from '../kit/task-sheet.ts'

/** Two answers to one question, put in order with the reasons. */
export function dialogueRanking(width: number, height: number): Scene {
  const bars = (x: number, y: number, widths: readonly number[], color: string) =>
    widths.map((w, n) => rect(x, y + n * 24, w, 10, { rx: 5, fill: color })).join('')
  const answer = (x: number, isBetter: boolean) =>
    group(
      { transform: `translate(${x} 110)` },
      rect(0, 0, 370, 178, {
        rx: 12,
        fill: isBetter ? mix(palette.blue, palette.white, 0.93) : palette.white,
        stroke: isBetter ? palette.blue : palette.line,
        'stroke-width': isBetter ? 2.4 : 1.4,
      }),
      han(isBetter ? '回答 A' : '回答 B', 20, 32, 16, { fill: palette.ink }),
      chip(
        isBetter ? 'BETTER' : 'FACT ERROR',
        [isBetter ? 272 : 236, 38],
        isBetter ? palette.strong : palette.rust,
        13,
      ),
      bars(20, 58, isBetter ? [326, 300, 318, 190] : [326, 280, 306, 240], palette.line),
      isBetter
        ? ''
        : rect(16, 78, 200, 18, {
            rx: 5,
            fill: palette.orange,
            'fill-opacity': 0.18,
            stroke: palette.orange,
            'stroke-width': 1.6,
          }),
    )
  const scores = ['事实', '完整', '表达', '安全']
  return taskSheet(
    width,
    height,
    'TASK 5209 / PREFERENCE',
    circle(50, 56, 18, { fill: palette.frost }),
    circle(50, 50, 7, { fill: palette.blue }),
    path('M38 68q12 -16 24 0', { fill: palette.blue }),
    rect(82, 32, 470, 48, { rx: 12, fill: palette.paper }),
    han('小麦返青期叶尖发黄，是缺肥还是受冻？', 102, 62, 18, { fill: palette.ink }),
    answer(32, true),
    answer(424, false),
    ...scores.map((name, n) => {
      const x = 32 + n * 196
      const value = [5, 4, 5, 5][n]!
      return (
        han(name, x, 334, 15, { fill: palette.stone }) +
        Array.from({ length: 5 }, (_, dot) =>
          circle(x + 50 + dot * 24, 329, 8, {
            fill: dot < value ? palette.blue : palette.white,
            stroke: dot < value ? palette.blue : palette.line,
            'stroke-width': 1.6,
          }),
        ).join('')
      )
    }),
    rect(32, 358, 762, 38, { rx: 8, fill: palette.paper, stroke: palette.haze }),
    han('理由：B 把低温症状归因于缺氮，缺少看新叶的判断依据。', 48, 383, 15, { fill: palette.slate }),
  )
}

/** A crumpled receipt of invented goods, boxed line by line. */
export function receiptFields(width: number, height: number): Scene {
  const rows = [
    ['示例牛奶 250ml', '2', '7.00'],
    ['示例面包', '1', '6.50'],
    ['示例苹果 0.8kg', '1', '9.60'],
  ] as const
  const box = (x: number, y: number, w: number, h: number, color: string) =>
    rect(x, y, w, h, { fill: color, 'fill-opacity': 0.1, stroke: color, 'stroke-width': 1.8, rx: 3 })
  const fields = [
    ['store', '示例便利店', palette.blue],
    ['items', '3', palette.green],
    ['total', '23.10', palette.orange],
    ['date', '2026-03-08', palette.slate],
  ] as const
  return taskSheet(
    width,
    height,
    'TASK 3390 / OCR + LAYOUT',
    rect(24, 20, 470, 380, { rx: 10, fill: '#d9e2ee' }),
    group(
      { transform: 'rotate(-3 260 210)' },
      path(
        'M112 34l12 8 12 -8 12 8 12 -8 12 8 12 -8 12 8 12 -8 12 8 12 -8 12 8 12 -8 12 8 12 -8 12 8 12 -8 12 8 12 -8 12 8 12 -8 12 8 12 -8 12 8 12 -8V388H112Z',
        { fill: palette.white },
      ),
      path('M112 250q150 -14 288 8V388H112Z', { fill: palette.navy, 'fill-opacity': 0.05 }),
      han('示例便利店', 256, 84, 24, { fill: palette.ink, 'text-anchor': 'middle' }),
      box(176, 58, 160, 36, palette.blue),
      ...rows.map(
        ([name, count, price], n) =>
          han(name, 134, 144 + n * 40, 16, { fill: palette.stone }) +
          words(count, 308, 144 + n * 40, 16, { fill: palette.stone }) +
          words(price, 384, 144 + n * 40, 16, { fill: palette.stone, 'text-anchor': 'end' }) +
          box(126, 124 + n * 40, 262, 28, palette.green),
      ),
      path('M130 262H386', { stroke: palette.mist, 'stroke-dasharray': '5 5' }),
      han('合计', 134, 298, 20, { fill: palette.ink }) +
        words('23.10', 384, 298, 22, { fill: palette.ink, 'text-anchor': 'end' }) +
        box(126, 274, 262, 34, palette.orange),
      words('2026-03-08 18:24', 134, 344, 15, { fill: palette.slate }) +
        box(126, 326, 172, 26, palette.slate),
    ),
    ...fields.map(([name, value, color], n) =>
      group(
        { transform: `translate(520 ${38 + n * 88})` },
        rect(0, 0, 280, 72, { rx: 10, fill: palette.white, stroke: palette.line }),
        rect(0, 0, 6, 72, { rx: 3, fill: color }),
        words(name, 22, 28, 14, { fill: palette.slate }),
        han(value, 22, 56, 19, { fill: palette.ink }),
      ),
    ),
  )
}

/** A call on a time line: who speaks, in which mood, with which events. */
export function emotionTracks(width: number, height: number): Scene {
  const voice = fractal(12, 4)
  const track = (y: number, label: string, parts: readonly (readonly [number, number, string, string])[]) =>
    han(label, 32, y + 25, 15, { fill: palette.slate }) +
    rect(104, y, 690, 38, { rx: 8, fill: palette.paper }) +
    parts
      .map(
        ([from, to, text, color]) =>
          rect(104 + from * 690, y + 3, (to - from) * 690, 32, {
            rx: 6,
            fill: mix(color, palette.white, 0.78),
            stroke: color,
            'stroke-width': 1.4,
          }) + han(text, 114 + from * 690, y + 25, 14, { fill: palette.ink }),
      )
      .join('')
  const bars = Array.from({ length: 138 }, (_, n) => {
    const t = n / 138
    const tall =
      4 +
      Math.abs(voice(t * 40, 0.4)) * 92 * (t > 0.3 && t < 0.36 ? 0.1 : 1) * (t > 0.55 && t < 0.8 ? 1.2 : 0.75)
    return rect(104 + n * 5, 92 - tall / 2, 3, tall, {
      rx: 1.5,
      fill: t > 0.55 && t < 0.8 ? palette.orange : palette.blue,
    })
  })
  return taskSheet(
    width,
    height,
    'TASK 2985 / EMOTION + EVENT',
    ...bars,
    track(172, '角色', [
      [0, 0.3, '坐席', palette.blue],
      [0.36, 0.82, '用户', palette.green],
      [0.84, 1, '坐席', palette.blue],
    ]),
    track(226, '意图', [
      [0.02, 0.28, '核对订单', palette.slate],
      [0.36, 0.54, '催促', palette.slate],
      [0.56, 0.82, '投诉', palette.slate],
    ]),
    track(280, '情绪', [
      [0, 0.3, '平静', palette.green],
      [0.36, 0.54, '焦急 中', palette.amber],
      [0.55, 0.8, '不满 强', palette.orange],
      [0.84, 1, '安抚', palette.green],
    ]),
    track(334, '事件', [
      [0.3, 0.36, '静默', palette.mist],
      [0.62, 0.7, '叹气', palette.mist],
    ]),
    path('M560 24V388', { stroke: palette.flame, 'stroke-width': 2 }) +
      circle(560, 24, 6, { fill: palette.flame }),
  )
}
