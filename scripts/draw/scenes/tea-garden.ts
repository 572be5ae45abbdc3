import { hanChip } from '../kit/han-chip.ts'
import type { Board } from '../kit/isometric.ts'
import { mix, palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { plinth, side, stage } from '../kit/stage.ts'
import { path, polygon } from '../kit/svg.ts'

const steps = Array.from({ length: 6 }, (_, n) => ({ y: n * 3.6, tall: 3.2 - n * 0.56 }))

/** Rows of tea on a terraced slope, flagged where soil was taken, each flag in the colour of its acidity. */
export function teaGarden(width: number, height: number): Scene {
  return stage(width, height, (b) => ({
    ground: plinth(b, '#b9dcc6'),
    standing: steps.map(({ y, tall }, n) => ({
      x: 11,
      y: y + 2,
      drawn: b.box(0, y, 0, side, Math.min(3.9, side - y), tall, '#c9a678') + rows(b, y, tall, n),
    })),
    marks:
      flag(b, 4.6, 1, palette.orange) +
      flag(b, 15.4, 1, palette.flame) +
      flag(b, 9.6, 2, palette.orange) +
      flag(b, 17.4, 3, palette.green) +
      flag(b, 4.4, 4, palette.flame) +
      flag(b, 12, 5, palette.green) +
      picker(b, 7.4, 2, palette.blue) +
      picker(b, 14.4, 4, palette.navy) +
      tag(b, 4.6, 1, 'pH 4.3 重', palette.rust) +
      tag(b, 15.4, 1, 'pH 4.9 中', '#a8620c') +
      tag(b, 17.4, 3, 'pH 5.6 轻', palette.moss) +
      tag(b, 4.4, 4, 'pH 4.8 中', '#a8620c'),
  }))
}

function rows(b: Board, y: number, tall: number, n: number) {
  const green = mix('#2f9a68', '#7cc79b', n / 6)
  return [0.9, 2.1, 3.2]
    .map((dy) => {
      const hedge = (lift: number, color: string, thick: number) =>
        b.trail(
          [
            [0.6, y + dy, tall + lift],
            [21.4, y + dy, tall + lift],
          ],
          { stroke: color, 'stroke-width': b.unit * thick, 'stroke-linecap': 'round' },
        )
      return (
        hedge(0.12, mix(green, palette.ink, 0.4), 0.56) +
        hedge(0.34, green, 0.56) +
        b.trail(
          [
            [0.7, y + dy - 0.1, tall + 0.5],
            [21.3, y + dy - 0.1, tall + 0.5],
          ],
          {
            stroke: mix(green, palette.white, 0.32),
            'stroke-width': b.unit * 0.2,
            'stroke-dasharray': `${b.unit * 0.24} ${b.unit * 0.3}`,
            'stroke-linecap': 'round',
          },
        )
      )
    })
    .join('')
}

const place = (b: Board, x: number, n: number, lift = 0) => b.at(x, steps[n]!.y + 2.6, steps[n]!.tall + lift)

function flag(b: Board, x: number, n: number, color: string) {
  const [px, py] = place(b, x, n)
  const u = b.unit
  return (
    path(`M${px} ${py}v${-u * 2.6}`, { stroke: palette.white, 'stroke-width': u * 0.16 }) +
    polygon(
      [
        [px, py - u * 2.6],
        [px + u * 1.2, py - u * 2.2],
        [px, py - u * 1.8],
      ],
      { fill: color },
    )
  )
}

const tag = (b: Board, x: number, n: number, text: string, color: string) => {
  const [px, py] = place(b, x, n, 3)
  return hanChip(text, [px - b.unit * 1.2, py], color, b.unit * 0.72)
}

const picker = (b: Board, x: number, n: number, color: string) =>
  `<g transform="translate(0 ${-steps[n]!.tall * b.unit * 0.92})">${b.person(x, steps[n]!.y + 2.7, color, 2.1)}</g>`
