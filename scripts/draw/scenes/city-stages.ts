import { chip, controlPoint, detection } from '../kit/annotate.ts'
import { mix, palette } from '../kit/palette.ts'
import { seeded } from '../kit/random.ts'
import type { Scene } from '../kit/render.ts'
import { circle, el } from '../kit/svg.ts'
import { plinth, side, type NightView, stage, type Standing } from '../kit/stage.ts'

/** A quarter in three dimensions: blocks, a park, a water, one building chosen and measured. */
export function cityModel(width: number, height: number, view?: NightView): Scene {
  return stage(
    width,
    height,
    (b) => {
      const random = seeded(19)
      const standing: Standing[] = []
      const roads = [6.4, 14.2]
      const tints = [palette.white, '#e3ecfb', '#d3e0f7', '#f4f7fc']
      for (const [bx, w] of [
        [0.5, 5.4],
        [8, 5.7],
        [15.8, 5.7],
      ] as const)
        for (const [by, d] of [
          [0.5, 5.4],
          [8, 5.7],
          [15.8, 5.7],
        ] as const) {
          if (bx === 8 && by === 8) continue
          for (const [dx, dy] of [
            [0.2, 0.2],
            [w / 2 + 0.2, 0.2],
            [0.2, d / 2 + 0.2],
            [w / 2 + 0.2, d / 2 + 0.2],
          ] as const) {
            const [x, y] = [bx + dx, by + dy]
            if (random.chance(0.16)) {
              standing.push({
                x: x + 1,
                y: y + 1,
                drawn: b.tree(x + 0.8, y + 0.8, 1.1) + b.tree(x + 1.7, y + 1.5, 0.9),
              })
              continue
            }
            const tall = random.between(1.6, 5.6) * (bx < 8 && by < 8 ? 1.35 : 1)
            const [bw, bd] = [w / 2 - 0.6, d / 2 - 0.6]
            const isChosen = bx > 15 && by > 7 && by < 9 && dx < 1 && dy < 1
            const color = isChosen ? palette.flame : random.pick(tints)
            standing.push({
              x: x + bw / 2,
              y: y + bd / 2,
              drawn:
                b.box(x, y, 0, bw, bd, isChosen ? 5.4 : tall, color) +
                b.windows(x, y, 0, bw, bd, isChosen ? 5.4 : tall, {
                  floors: Math.round((isChosen ? 5.4 : tall) * 1.5),
                  across: 3,
                  along: 3,
                  color: isChosen ? '#a03c07' : '#7d96c4',
                }),
            })
          }
        }
      const park =
        b.slab(7.9, 7.9, 5.9, 5.9, '#bfe5cd', 0.01) +
        b.slab(9.2, 9.4, 3.4, 2.8, palette.air, 0.02, { stroke: palette.white, 'stroke-width': 3 })
      for (const [x, y] of [
        [8.5, 8.5],
        [13, 8.6],
        [8.6, 13],
        [13.2, 13],
        [11, 13.2],
        [8.4, 10.8],
      ] as const)
        standing.push({ x, y, drawn: b.tree(x, y, 1.15) })
      const road = roads
        .map((at) => b.slab(at, 0, 1.2, side, '#b9c6db', 0.01) + b.slab(0, at, side, 1.2, '#b9c6db', 0.01))
        .join('')
      const [mx, my] = b.at(17.1, 9.3, 5.4)
      return {
        ground: plinth(b, '#e9eff8') + road + park,
        standing,
        marks:
          controlPoint([mx, my - b.unit * 1.4], b.unit * 0.5, palette.orange, palette.white) +
          chip('BLD-0327  H 48.6m', [mx + b.unit, my - b.unit * 1.4], palette.rust, b.unit * 0.68),
      }
    },
    false,
    view,
  )
}

/** A car that carries scanner and cameras through a street, its rays on the ground. */
export function surveyCar(width: number, height: number): Scene {
  return stage(width, height, (b) => {
    const car = (x: number, y: number, color: string, isOurs = false): Standing => ({
      x,
      y: y + 2,
      drawn:
        b.slab(x - 0.1, y - 0.2, 2.3, 4.7, '#3b4c68', 0.01, { 'fill-opacity': 0.35 }) +
        b.box(x, y, 0.35, 2.1, 4.4, 0.75, color) +
        b.box(x + 0.2, y + 0.9, 1.1, 1.7, 2.3, 0.7, mix(color, palette.ink, 0.28)) +
        (isOurs
          ? b.box(x + 0.3, y + 1.2, 1.8, 1.5, 1.6, 0.2, palette.slate) +
            b.box(x + 0.75, y + 1.7, 2, 0.6, 0.6, 0.9, palette.ink) +
            b.box(x + 0.65, y + 1.6, 2.9, 0.8, 0.8, 0.22, palette.flame)
          : ''),
    })
    const block = (x: number, y: number, w: number, d: number, tall: number, color: string): Standing => ({
      x: x + w / 2,
      y: y + d / 2,
      drawn:
        b.box(x, y, 0, w, d, tall, color) +
        b.windows(x, y, 0, w, d, tall, {
          floors: Math.round(tall * 1.3),
          across: 3,
          along: 4,
          color: '#7d96c4',
        }),
    })
    const [ox, oy] = b.at(12.05, 11, 3)
    const rings = [2.6, 4.4, 6.4]
      .map((r) =>
        el('ellipse', {
          cx: b.at(12.05, 11)[0],
          cy: b.at(12.05, 11)[1],
          rx: r * b.unit * 1.22,
          ry: r * b.unit * 0.7,
          fill: 'none',
          stroke: palette.flame,
          'stroke-width': 2,
          'stroke-opacity': 0.65,
          'stroke-dasharray': '3 7',
        }),
      )
      .join('')
    const lanes =
      b.slab(6, 0, 10, side, '#7c8ca8', 0.01) +
      b.trail(
        [
          [11, 0],
          [11, side],
        ],
        { stroke: palette.amber, 'stroke-width': 3 },
      ) +
      [8.5, 13.5]
        .map((x) =>
          b.trail(
            [
              [x, 0],
              [x, side],
            ],
            { stroke: palette.white, 'stroke-width': 3, 'stroke-dasharray': '20 16' },
          ),
        )
        .join('')
    const box = (x: number, y: number, w: number, h: number, label: string, color: string) => {
      const [px, py] = b.at(x, y, 0)
      return detection(
        [px - (w * b.unit) / 2, py - h * b.unit, w * b.unit, h * b.unit],
        color,
        label,
        b.unit / 20,
      )
    }
    return {
      ground: plinth(b, '#dfe7f3') + lanes + rings,
      standing: [
        block(0.8, 0.8, 4, 5.4, 4.6, palette.white),
        block(0.8, 8, 4, 5, 3, '#e3ecfb'),
        block(17.4, 0.8, 4, 5, 3.4, '#d3e0f7'),
        block(17.4, 7.6, 4, 5.4, 2.4, palette.white),
        car(11.1, 9, palette.white, true),
        car(12.4, 1.6, palette.blue),
        car(7, 13.4, palette.green),
        ...(
          [
            [5.5, 7.1],
            [5.5, 15],
            [16.7, 6.4],
            [16.7, 14.6],
            [5.5, 20],
            [16.7, 20],
          ] as const
        ).map(([x, y]) => ({ x, y, drawn: b.tree(x, y, 1.15) })),
        { x: 16.4, y: 17.2, drawn: b.person(16.4, 17.2, palette.orange, 2) },
        {
          x: 3,
          y: 17,
          drawn: b.slab(1, 15.6, 3.6, 5.4, '#bfe5cd', 0.02) + b.tree(2, 17.4, 1.1) + b.tree(3.6, 19.4, 1.2),
        },
        { x: 19, y: 18, drawn: b.slab(17.6, 15.4, 3.8, 5.6, '#bfe5cd', 0.02) + b.tree(19.2, 17.6, 1.2) },
      ],
      marks:
        circle(ox, oy, 5, { fill: palette.white }) +
        box(13.6, 4.2, 5, 4, 'car 0.97', palette.blue) +
        box(8.2, 15.9, 5, 4, 'car 0.95', palette.green) +
        box(16.4, 17.2, 1.6, 2.6, 'person 0.92', palette.orange),
    }
  })
}
