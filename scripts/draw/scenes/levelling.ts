import { chip } from '../kit/annotate.ts'
import type { Board } from '../kit/isometric.ts'
import { mix, palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { plinth, side, stage, type Standing } from '../kit/stage.ts'
import { el, path, rect } from '../kit/svg.ts'

/** A levelled line up a terraced slope: instrument, staffs, readings. */
export function levelling(width: number, height: number): Scene {
  return stage(width, height, (b) => {
    const terraces = Array.from({ length: 6 }, (_, n) => {
      const y = n * 3.6
      return { y, depth: 3.9, tall: 2.9 - n * 0.52 }
    })
    const standing: Standing[] = []
    terraces.forEach(({ y, depth, tall }, n) => {
      const color = ['#bfe0cb', '#cde6d0', '#dcead0', '#e8e8cc', '#f1e4c8', '#f6ead8'][n]!
      const rows = [0.8, 1.6, 2.4, 3.2]
        .map((dy) =>
          b.trail(
            [
              [0.6, y + dy, tall],
              [21.4, y + dy, tall],
            ],
            { stroke: mix(color, palette.moss, 0.3), 'stroke-width': 1.6 },
          ),
        )
        .join('')
      standing.push({
        x: 11,
        y: y + depth / 2,
        drawn: b.box(0, y, 0, side, Math.min(depth, side - y), tall, color) + rows,
      })
    })
    const on = (n: number) => terraces[n]!.tall
    const staff = (x: number, n: number, color: string) => {
      const y = terraces[n]!.y + 2
      const [px, py] = b.at(x, y, on(n))
      const u = b.unit
      const marks = Array.from({ length: 9 }, (_, k) =>
        rect(px - u * 0.14, py - u * (0.5 + k * 0.36), u * 0.28, u * 0.2, {
          fill: k % 2 ? palette.ink : color,
        }),
      )
      return (
        el('ellipse', { cx: px, cy: py, rx: u * 0.5, ry: u * 0.24, fill: palette.ink, 'fill-opacity': 0.2 }) +
        rect(px - u * 0.16, py - u * 4.2, u * 0.32, u * 4.2, {
          fill: palette.white,
          stroke: palette.slate,
          'stroke-width': 1,
        }) +
        marks.join('')
      )
    }
    const person = (x: number, n: number, color: string, dy = 2) =>
      `<g transform="translate(0 ${-on(n) * b.unit * 0.92})">${b.person(x, terraces[n]!.y + dy, color, 2.1)}</g>`
    const eye = b.at(11, terraces[2]!.y + 2.2, on(2) + 2.2)
    const sight = (x: number, n: number) => {
      const [tx, ty] = b.at(x, terraces[n]!.y + 2, on(n) + 2.6)
      return path(`M${eye.join(' ')}L${tx} ${ty}`, {
        stroke: palette.orange,
        'stroke-width': 2.6,
        'stroke-dasharray': '8 6',
      })
    }
    const [ex, ey] = eye
    const u = b.unit
    const level =
      path(
        `M${ex - u * 0.8} ${ey + u * 2}L${ex} ${ey}L${ex + u * 0.8} ${ey + u * 2}M${ex} ${ey}v${u * 1.7}`,
        { stroke: '#b98647', 'stroke-width': u * 0.18, fill: 'none' },
      ) + rect(ex - u * 0.6, ey - u * 0.5, u * 1.2, u * 0.6, { rx: u * 0.14, fill: palette.orange })
    return {
      ground: plinth(b, '#b9dcc6'),
      standing,
      marks:
        person(4.6, 1, palette.blue) +
        staff(5.8, 1, palette.red) +
        person(9.6, 2, palette.orange, 2.4) +
        sight(5.8, 1) +
        sight(16.4, 4) +
        level +
        person(17.6, 4, palette.green) +
        staff(16.4, 4, palette.red) +
        tag(b, 5.8, terraces[1]!.y + 2, on(1) + 4.6, 'BM-07 58.214', palette.strong) +
        tag(b, 16.4, terraces[4]!.y + 2, on(4) + 5.4, 'TP-08 54.130', palette.rust),
    }
  })
}

const tag = (b: Board, x: number, y: number, z: number, text: string, color: string) =>
  chip(text, [b.at(x, y, z)[0] + b.unit * 0.5, b.at(x, y, z)[1]], color, b.unit * 0.64)
