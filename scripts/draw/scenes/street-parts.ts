import { chip } from '../kit/annotate.ts'
import { palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { plinth, side, stage, type Standing } from '../kit/stage.ts'
import { circle, el, path, rect } from '../kit/svg.ts'

/** A street corner whose lamps, covers, signs and trees each carry their number. */
export function streetParts(width: number, height: number): Scene {
  return stage(width, height, (b) => {
    const u = b.unit
    const road = (x: number, y: number, w: number, d: number) => b.slab(x, y, w, d, '#8494ad', 0.02)
    const dash = (from: readonly [number, number], to: readonly [number, number]) =>
      b.trail(
        [
          [...from, 0.03],
          [...to, 0.03],
        ],
        { stroke: palette.white, 'stroke-width': 3, 'stroke-dasharray': '14 12' },
      )
    const crossing = Array.from({ length: 6 }, (_, n) =>
      b.slab(8.3 + n * 0.95, 14.6, 0.5, 2.2, palette.white, 0.03),
    ).join('')
    const cover = (x: number, y: number) => {
      const [cx, cy] = b.at(x, y, 0.04)
      return (
        el('ellipse', { cx, cy, rx: u * 0.62, ry: u * 0.36, fill: palette.ink }) +
        el('ellipse', {
          cx,
          cy,
          rx: u * 0.42,
          ry: u * 0.24,
          fill: 'none',
          stroke: palette.mist,
          'stroke-width': 1.6,
        })
      )
    }
    const lamp = (x: number, y: number): Standing => {
      const [px, py] = b.at(x, y)
      return {
        x,
        y,
        drawn:
          path(`M${px} ${py}v${-u * 5}q0 ${-u * 0.8} ${u * 1.2} ${-u * 0.9}`, {
            stroke: palette.slate,
            'stroke-width': u * 0.2,
            fill: 'none',
          }) + rect(px + u * 0.8, py - u * 6.05, u * 1.1, u * 0.34, { rx: u * 0.14, fill: palette.amber }),
      }
    }
    const sign = (x: number, y: number, color: string): Standing => {
      const [px, py] = b.at(x, y)
      return {
        x,
        y,
        drawn:
          path(`M${px} ${py}v${-u * 2.6}`, { stroke: palette.slate, 'stroke-width': u * 0.16 }) +
          circle(px, py - u * 3.1, u * 0.66, {
            fill: palette.white,
            stroke: color,
            'stroke-width': u * 0.22,
          }),
      }
    }
    const bin = (x: number, y: number): Standing => ({
      x,
      y,
      drawn: b.box(x - 0.4, y - 0.4, 0, 0.8, 0.8, 1.1, palette.green),
    })
    const shelter: Standing = {
      x: 3.6,
      y: 18.4,
      drawn:
        b.box(1.6, 17.6, 0, 0.2, 2, 2.6, palette.sky) +
        b.box(4.8, 17.6, 0, 0.2, 2, 2.6, palette.sky) +
        b.box(1.2, 17.2, 2.6, 4.2, 2.6, 0.2, palette.blue),
    }
    const pin = (x: number, y: number, z: number, text: string, color: string) =>
      b.trail(
        [
          [x, y, 0.1],
          [x, y, z],
        ],
        { stroke: color, 'stroke-width': 2 },
      ) +
      circle(...b.at(x, y, 0.1), u * 0.22, { fill: color }) +
      chip(text, [b.at(x, y, z)[0] - 6, b.at(x, y, z)[1]], color, u * 0.6)
    const trees = (
      [
        [2, 2],
        [5, 2.4],
        [2.2, 5.4],
        [17.4, 2],
        [20.2, 4],
        [17.6, 19.8],
        [20.4, 17.4],
      ] as const
    ).map(([x, y]): Standing => ({ x, y, drawn: b.tree(x, y, 1.5) }))
    return {
      ground:
        plinth(b, '#e6eef7') +
        b.slab(0.4, 0.4, 6.4, 6.4, '#cfe8d6', 0.01) +
        road(8, 0, 6, side) +
        road(0, 8, side, 6) +
        dash([11, 0.5], [11, 7.6]) +
        dash([11, 17.4], [11, 21.6]) +
        dash([0.5, 11], [7.6, 11]) +
        dash([14.6, 11], [21.6, 11]) +
        crossing +
        cover(12.6, 4) +
        cover(4.4, 12.4) +
        cover(17.4, 9.6),
      standing: [
        lamp(7.2, 3),
        lamp(7.2, 19.6),
        lamp(14.8, 6.8),
        lamp(19.6, 14.8),
        sign(15, 15.4, palette.red),
        sign(6.8, 15.2, palette.blue),
        bin(15.2, 2.4),
        bin(6.6, 20.8),
        shelter,
        ...trees,
        { x: 16.6, y: 15.2, drawn: b.person(16.6, 15.4, palette.orange, 2) },
      ],
      marks:
        pin(12.6, 4, 4.4, 'MH-0412', palette.strong) +
        pin(4.4, 12.4, 3.6, 'MH-0418', palette.strong) +
        pin(19.6, 14.8, 7.4, 'LP-1107', palette.rust) +
        pin(20.2, 4, 4.8, 'TR-2260', palette.moss),
    }
  })
}
