import { mix, palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { sheet } from '../kit/sheet.ts'
import { han, path, rect } from '../kit/svg.ts'

/** One branch of a thought: its name and what belongs to it. */
type Branch = readonly [name: string, ...lines: string[]]

const colors = [palette.blue, palette.strong, palette.green, palette.orange, palette.navy, palette.moss]

/** A thought in the middle with branches to both sides. */
export function mindMap(width: number, height: number, middle: string, branches: readonly Branch[]): Scene {
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
  return sheet(
    width,
    height,
    ...drawn,
    rect(cx - 128, cy - 46, 256, 92, { rx: 20, fill: palette.ink }),
    han(middle, cx, cy + 11, 30, { fill: palette.white, 'text-anchor': 'middle', 'font-weight': 700 }),
  )
}
