import { chip, drone } from '../kit/annotate.ts'
import { mix, palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { circle, el, path } from '../kit/svg.ts'
import { plinth, side, type NightView, stage, type Standing } from '../kit/stage.ts'

/** A river with gauges, an outfall, a treatment plant and a boat that measures. */
export function riverBasin(width: number, height: number, view?: NightView): Scene {
  return stage(
    width,
    height,
    (b) => {
      const bank = (offset: number) =>
        Array.from({ length: 23 }, (_, n): readonly [number, number] => [
          n,
          11 + Math.sin(n * 0.36) * 2.6 + offset,
        ])
      const [upper, lower] = [bank(-2.4), bank(2.4)]
      const water = path(
        `M${[...upper, ...lower.reverse()].map(([x, y]) => b.at(Math.min(side, x), y, 0.02).join(' ')).join('L')}Z`,
        { fill: palette.air },
      )
      const ripples = [-1.2, 0, 1.2]
        .map((offset) =>
          b.trail(
            bank(offset).filter(([x]) => x <= side),
            { stroke: palette.white, 'stroke-width': 2, 'stroke-dasharray': '22 16' },
          ),
        )
        .join('')
      const fields = [
        [0.6, 0.8],
        [5.6, 0.8],
        [10.6, 0.8],
        [1, 16.6],
        [6, 17.4],
      ]
        .map(([x, y], n) => b.slab(x!, y!, 4.4, 4, ['#8fd0a6', '#bfe0cb', '#a9d8b8'][n % 3]!, 0.01))
        .join('')
      const station = (x: number, y: number, color: string): Standing => ({
        x,
        y,
        drawn:
          b.box(x - 0.4, y - 0.4, 0, 0.8, 0.8, 2.2, palette.white) +
          b.slab(x - 0.9, y - 0.6, 1.8, 1.2, palette.blue, 2.5) +
          circle(...b.at(x, y, 3), b.unit * 0.24, { fill: color }),
      })
      const tank = (x: number, y: number): Standing => {
        const [cx, cy] = b.at(x, y, 0.8)
        const r = b.unit * 1.5
        return {
          x,
          y,
          drawn:
            el('ellipse', { cx, cy: cy + b.unit * 0.75, rx: r, ry: r * 0.58, fill: '#9fb2cf' }) +
            el('ellipse', { cx, cy, rx: r, ry: r * 0.58, fill: palette.white }) +
            el('ellipse', { cx, cy, rx: r * 0.8, ry: r * 0.46, fill: palette.sky }),
        }
      }
      const trees: Standing[] = (
        [
          [16, 3],
          [18.2, 2],
          [20.4, 3.4],
          [17, 5.6],
          [3, 13.4 + 2],
          [11.6, 20],
          [20.6, 20.4],
          [12.8, 6.2],
        ] as const
      ).map(([x, y]) => ({ x, y, drawn: b.tree(x, y, 1.25) }))
      const [bx, by] = b.at(9.6, 10.6, 0.3)
      const boat =
        path(
          `M${bx - b.unit * 1.6} ${by}q${b.unit * 1.6} ${b.unit * 1.1} ${b.unit * 3.2} 0l-${b.unit * 0.4} ${b.unit * 0.7}h-${b.unit * 2.4}z`,
          { fill: palette.orange },
        ) +
        path(`M${bx} ${by}v-${b.unit * 1.5}`, { stroke: palette.ink, 'stroke-width': 3 }) +
        circle(bx, by - b.unit * 1.6, b.unit * 0.26, { fill: palette.blue })
      const tag = (x: number, y: number, z: number, text: string, color: string) =>
        chip(text, [b.at(x, y, z)[0] + b.unit * 0.5, b.at(x, y, z)[1]], color, b.unit * 0.62)
      return {
        ground: plinth(b, '#d7eedd') + fields + water + ripples,
        standing: [
          station(4, 8.4, palette.green),
          station(18, 12.8, palette.orange),
          tank(13.4, 17.6),
          tank(17, 18.2),
          { x: 19.6, y: 15.4, drawn: b.box(18.4, 14.6, 0, 2.6, 1.8, 1.9, palette.white) },
          ...trees,
        ],
        marks:
          boat +
          tag(4, 8.4, 3.4, 'W-01 20.4m', palette.moss) +
          tag(18, 12.8, 3.4, 'W-02 21.7m', palette.rust) +
          tag(9.6, 10.6, 2.2, 'pH 7.2', palette.strong),
      }
    },
    false,
    view,
  )
}

/** Farm land under survey: bounds flagged, a receiver on its pole, a drone over it. */
export function fieldSurvey(width: number, height: number, view?: NightView): Scene {
  return stage(
    width,
    height,
    (b) => {
      const colors = ['#bfe0cb', '#d3ead9', '#f3e6cd', '#a9d8b8', '#e8efd2']
      const plots: string[] = []
      const rows = [
        [0.5, 6.4],
        [7.3, 6.2],
        [14, 7.5],
      ] as const
      rows.forEach(([y, d], row) => {
        let x = 0.5
        ;[4.6, 5.2, 6, 4.2].forEach((w, n) => {
          const color = colors[(row * 2 + n) % colors.length]!
          plots.push(
            b.slab(x, y, w - 0.3, d - 0.3, color, 0.01, { stroke: palette.white, 'stroke-width': 2 }),
          )
          for (let f = 0.8; f < d - 0.8; f += 0.8)
            plots.push(
              b.trail(
                [
                  [x + 0.4, y + f],
                  [x + w - 0.8, y + f],
                ],
                { stroke: mix(color, palette.moss, 0.3), 'stroke-width': 1.4 },
              ),
            )
          x += w + 0.25
        })
      })
      const ring = [
        [5.35, 7.3],
        [10.3, 7.3],
        [10.3, 13.2],
        [5.35, 13.2],
      ] as const
      const chosen = path(`M${ring.map(([x, y]) => b.at(x, y, 0.03).join(' ')).join('L')}Z`, {
        fill: palette.orange,
        'fill-opacity': 0.2,
        stroke: palette.orange,
        'stroke-width': 3.4,
      })
      const flags: Standing[] = ring.map(([x, y]) => {
        const [px, py] = b.at(x, y)
        return {
          x,
          y,
          drawn:
            path(`M${px} ${py}v${-b.unit * 1.5}`, { stroke: palette.stone, 'stroke-width': 2.4 }) +
            path(
              `M${px} ${py - b.unit * 1.5}l${b.unit * 0.9} ${b.unit * 0.3}l-${b.unit * 0.9} ${b.unit * 0.35}z`,
              { fill: palette.orange },
            ),
        }
      })
      const receiver = (x: number, y: number): Standing => {
        const [px, py] = b.at(x, y)
        return {
          x,
          y,
          drawn:
            path(`M${px} ${py}v${-b.unit * 2.4}`, { stroke: palette.slate, 'stroke-width': 4 }) +
            el('ellipse', {
              cx: px,
              cy: py - b.unit * 2.5,
              rx: b.unit * 0.55,
              ry: b.unit * 0.28,
              fill: palette.white,
              stroke: palette.slate,
              'stroke-width': 2,
            }),
        }
      }
      const people: Standing[] = (
        [
          [11.4, 9.6, palette.orange],
          [4.3, 11.6, palette.blue],
          [12.4, 10.6, palette.stone],
          [12.9, 9, palette.green],
        ] as const
      ).map(([x, y, color]) => ({ x, y, drawn: b.person(x, y, color, 2.1) }))
      const house = (x: number, y: number): Standing => ({
        x,
        y,
        drawn:
          b.box(x, y, 0, 2.4, 1.9, 1.5, palette.white) +
          b.slab(x - 0.15, y - 0.15, 2.7, 2.2, '#c96a4a', 1.55),
      })
      const [dx, dy] = b.at(8, 8, 7.2)
      const [gx, gy] = b.at(7.9, 10.3, 0)
      const tag = b.at(10.3, 7.3, 1.8)
      return {
        ground:
          plinth(b, '#efe8d6') +
          plots.join('') +
          path(
            `M${dx} ${dy + 10}L${b.at(5.35, 13.2).join(' ')}L${b.at(10.3, 13.2).join(' ')}L${b.at(10.3, 7.3).join(' ')}Z`,
            { fill: palette.amber, 'fill-opacity': 0.16 },
          ) +
          chosen +
          circle(gx, gy, 4, { fill: palette.rust }),
        standing: [
          ...flags,
          receiver(11, 10.4),
          ...people,
          house(17.6, 1.4),
          house(18.2, 4.2),
          ...(
            [
              [16.6, 1.2],
              [21, 7],
              [1, 21],
              [15.6, 4.6],
              [21.2, 20.8],
              [0.8, 6.9],
            ] as const
          ).map(([x, y]) => ({ x, y, drawn: b.tree(x, y, 1.25) })),
        ],
        marks:
          drone([dx, dy], b.unit * 5.2) +
          chip('PARCEL 0417  3.85', [tag[0] + b.unit * 0.6, tag[1]], palette.rust, b.unit * 0.66),
      }
    },
    false,
    view,
  )
}
