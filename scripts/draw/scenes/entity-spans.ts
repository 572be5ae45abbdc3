import { chip, chipColor } from '../kit/annotate.ts'
import { mix, palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { sheet } from '../kit/sheet.ts'
import { circle, group, han, path, rect, words } from '../kit/svg.ts'

interface Span {
  text: string
  tag?: string
  color?: string
}

const chineseLines: Span[][] = [
  [
    { text: '2024 年 6 月', tag: 'DATE', color: palette.orange },
    { text: '，' },
    { text: '合肥基地', tag: 'ORG', color: palette.blue },
    { text: '完成' },
  ],
  [{ text: '12,800 条', tag: 'NUM', color: palette.green }, { text: '方言语音的转写，' }],
  [
    { text: '由' },
    { text: '质检二组', tag: 'TEAM', color: palette.blue },
    { text: '抽检，一致率' },
    { text: '98.6%', tag: 'PCT', color: palette.green },
    { text: '。' },
  ],
]

const worldLines: Span[][] = [
  [
    { text: 'The survey team', tag: 'ORG', color: palette.blue },
    { text: 'reached' },
    { text: 'the delta', tag: 'LOC', color: palette.green },
  ],
  [
    { text: 'La mesure', tag: 'EVT', color: palette.orange },
    { text: 'est prévue' },
    { text: 'le 12 mai', tag: 'DATE', color: palette.green },
  ],
  [
    { text: '测量队', tag: 'ORG', color: palette.blue },
    { text: '于' },
    { text: '五月十二日', tag: 'DATE', color: palette.green },
    { text: '抵达' },
    { text: '河口', tag: 'LOC', color: palette.orange },
  ],
]

/** Sentences with entity spans and an arc that ties two of them. `world` shows several languages. */
export function entitySpans(width: number, height: number, world = false): Scene {
  const k = Math.min(width / 960, height / 600)
  const size = 39 * k
  const cardX = width * 0.07
  const [cardY, cardH] = [height * 0.11, height * 0.78]
  const anchors: number[] = []
  const rows = (world ? worldLines : chineseLines).map((spans, row) => {
    let x = cardX + 48 * k
    const y = cardY + 172 * k + row * 122 * k
    return spans
      .map((span) => {
        const w = textWidth(span.text, size)
        const drawn = span.tag
          ? tagged(span, x, y, w, size, k)
          : han(span.text, x, y, size, { fill: palette.ink })
        if (row === 0 && span.tag) anchors.push(x + w / 2)
        x += w + (span.tag ? 20 : 12) * k
        return drawn
      })
      .join('')
  })
  const arcY = cardY + 118 * k
  const arc = path(
    `M${anchors[0]!} ${arcY}C${anchors[0]!} ${arcY - 62 * k} ${anchors[1]!} ${arcY - 62 * k} ${anchors[1]!} ${arcY}`,
    { stroke: palette.slate, 'stroke-width': 1.8 * k, fill: 'none' },
  )
  const relation = chip(
    world ? 'located_in' : 'time_of',
    [(anchors[0]! + anchors[1]!) / 2 - 44 * k, arcY - 35 * k],
    palette.slate,
    13 * k,
  )
  return sheet(
    width,
    height,
    rect(cardX + 8 * k, cardY + 14 * k, width * 0.86, cardH, {
      rx: 14 * k,
      fill: palette.navy,
      'fill-opacity': 0.1,
    }),
    rect(cardX, cardY, width * 0.86, cardH, {
      rx: 14 * k,
      fill: palette.white,
      stroke: palette.line,
      'stroke-width': 1,
    }),
    path(`M${cardX} ${cardY + 48 * k}h${width * 0.86}`, { stroke: palette.haze, 'stroke-width': 1.5 }),
    ...[palette.orange, palette.blue, palette.green].map((color, n) =>
      circle(cardX + (28 + n * 22) * k, cardY + 24 * k, 6 * k, { fill: color }),
    ),
    words(
      world ? 'TASK 2207 / PARALLEL CORPUS' : 'TASK 1043 / ENTITY + RELATION',
      cardX + width * 0.86 - 24 * k,
      cardY + 29 * k,
      13 * k,
      { fill: palette.slate, 'text-anchor': 'end' },
    ),
    arc,
    relation,
    ...rows,
  )
}

function tagged(span: Span, x: number, y: number, w: number, size: number, k: number) {
  const color = span.color!
  return group(
    {},
    rect(x - 7 * k, y - size * 1.0, w + 14 * k, size * 1.34, {
      rx: 6 * k,
      fill: mix(color, palette.white, 0.84),
      stroke: color,
      'stroke-width': 1.6 * k,
    }),
    han(span.text, x, y, size, { fill: palette.ink }),
    chip(span.tag!, [x - 7 * k, y + size * 0.34 + 25 * k], chipColor(color), 13 * k),
  )
}

function textWidth(text: string, size: number) {
  return (
    [...text].reduce(
      (sum, sign) =>
        sum +
        (sign.charCodeAt(0) > 0x2e80
          ? 1
          : sign === ' '
            ? 0.24
            : /[.,il]/.test(sign)
              ? 0.29
              : /[%mw]/.test(sign)
                ? 0.9
                : 0.57),
      0,
    ) * size
  )
}
