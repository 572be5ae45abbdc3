import { controlPoint } from '../kit/annotate.ts'
import { studio } from '../kit/backdrop.ts'
import { hanWidth } from '../kit/han-width.ts'
import { mix, palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { document, han, path, rect, words } from '../kit/svg.ts'

/** One step of a flow: its name and what happens in it. */
export type Step = readonly [name: string, ...lines: string[]]

const colors = [palette.blue, palette.strong, palette.green, palette.orange, palette.navy, palette.moss]

/** Steps from left to right on one survey line with control points; `back` names the way from the last to the first. */
export function flow(width: number, height: number, steps: readonly Step[], back: string): Scene {
  const margin = 36
  const gap = 18
  const w = (width - margin * 2 - gap * (steps.length - 1)) / steps.length
  const [rail, top, tall, loop] = [height * 0.13, height * 0.255, height * 0.485, height * 0.875]
  const cards = steps.map(([name, ...lines], n) => {
    const x = margin + n * (w + gap)
    const color = colors[n % colors.length]!
    const spacing = lines.length > 2 ? 39 : 48
    return (
      path(`M${x + w / 2} ${rail}V${top}`, { stroke: color, 'stroke-width': 2, 'stroke-dasharray': '5 5' }) +
      controlPoint([x + w / 2, rail], 12, color, palette.white) +
      rect(x + 4, top + 8, w, tall, { rx: 14, fill: palette.navy, 'fill-opacity': 0.08 }) +
      rect(x, top, w, tall, { rx: 14, fill: palette.white, stroke: palette.line }) +
      rect(x, top + 22, 6, 38, { rx: 2, fill: color }) +
      words(String(n + 1).padStart(2, '0'), x + w - 14, top + 50, 20, {
        fill: palette.slate,
        'text-anchor': 'end',
      }) +
      han(name, x + 22, top + 51, 27, { fill: palette.ink, 'font-weight': 700 }) +
      lines
        .map((text, row) => han(text, x + 22, top + 108 + row * spacing, 23, { fill: palette.stone }))
        .join('')
    )
  })
  const first = margin + w / 2
  const last = width - margin - w / 2
  const label = hanWidth(back, 23) + 56
  return {
    width,
    height,
    layers: [
      document(
        width,
        height,
        studio(width, height, false),
        path(`M${first} ${rail}H${last}`, { stroke: palette.mist, 'stroke-width': 2 }),
        path(`M${last} ${top + tall + 8}V${loop}H${first}V${top + tall + 24}`, {
          stroke: palette.orange,
          'stroke-width': 2.8,
          'stroke-dasharray': '8 7',
          fill: 'none',
        }),
        path(`M${first - 10} ${top + tall + 26}l10 -15l10 15z`, { fill: palette.orange }),
        rect((width - label) / 2, loop - 24, label, 48, {
          rx: 24,
          fill: palette.cream,
          stroke: palette.amber,
        }),
        han(back, width / 2, loop + 8.5, 23, { fill: palette.rust, 'text-anchor': 'middle' }),
        ...cards,
      ),
    ],
  }
}

/** A thought in the middle with branches to both sides. */
export function mindMap(width: number, height: number, middle: string, branches: readonly Step[]): Scene {
  const half = Math.ceil(branches.length / 2)
  const [cx, cy] = [width / 2, height / 2]
  const drawn = branches.map(([name, ...leaves], n) => {
    const isRight = n < half
    const side = isRight ? 1 : -1
    const row = isRight ? n : n - half
    const count = isRight ? half : branches.length - half
    const y = height * 0.5 + (row - (count - 1) / 2) * (height * 0.29)
    const x = cx + side * width * 0.18
    const color = colors[n % colors.length]!
    const anchor = isRight ? 'start' : 'end'
    return (
      path(`M${cx + side * 120} ${cy}C${cx + side * 160} ${cy} ${x - side * 60} ${y} ${x} ${y}`, {
        stroke: color,
        'stroke-width': 3,
        fill: 'none',
      }) +
      rect(isRight ? x : x - 148, y - 26, 148, 52, {
        rx: 12,
        fill: mix(color, palette.white, 0.88),
        stroke: color,
        'stroke-width': 1.6,
      }) +
      han(name, isRight ? x + 74 : x - 74, y + 9, 25, { fill: palette.ink, 'text-anchor': 'middle' }) +
      leaves
        .map((leaf, index) => {
          const ly = y + (index - (leaves.length - 1) / 2) * 42
          const lx = x + side * 206
          return (
            path(
              `M${x + side * 148} ${y}C${x + side * 176} ${y} ${x + side * 176} ${ly} ${lx - side * 10} ${ly}`,
              { stroke: mix(color, palette.white, 0.4), 'stroke-width': 2, fill: 'none' },
            ) + han(leaf, lx, ly + 7, 21, { fill: palette.stone, 'text-anchor': anchor })
          )
        })
        .join('')
    )
  })
  return {
    width,
    height,
    layers: [
      document(
        width,
        height,
        studio(width, height, false),
        ...drawn,
        rect(cx - 128, cy - 46, 256, 92, { rx: 20, fill: palette.ink }),
        han(middle, cx, cy + 11, 30, { fill: palette.white, 'text-anchor': 'middle', 'font-weight': 700 }),
      ),
    ],
  }
}
