import type { Board } from '../kit/isometric.ts'
import { mix, palette } from '../kit/palette.ts'
import { el, path } from '../kit/svg.ts'
import type { Light } from './seat-light.ts'

export function desk(b: Board, light: Light, x: number, y: number, chart: number) {
  const legs = b.box(x, y, 0, 2.2, 1.1, 0.85, mix(light.desk, palette.mist, 0.15))
  const screenAt = (u: number, v: number) => b.at(x + 0.45 + u * 1.3, y + 0.42, 1.05 + v * 0.85).join(' ')
  const face = path(`M${screenAt(0, 0)}L${screenAt(1, 0)}L${screenAt(1, 1)}L${screenAt(0, 1)}Z`, {
    fill: light.screen,
    stroke: palette.slate,
    'stroke-width': 0.8,
  })
  const colors = [palette.sky, palette.mint, palette.amber]
  const rows = [0.7, 0.45, 0.2].map((v, n) =>
    path(`M${screenAt(0.12, v)}L${screenAt(0.85 - ((n + chart) % 3) * 0.22, v)}`, {
      stroke: colors[(n + chart) % 3]!,
      'stroke-width': b.unit * 0.09,
    }),
  )
  return (
    legs +
    b.slab(x + 0.8, y + 0.35, 0.6, 0.2, palette.slate, 0.86) +
    b.trail(
      [
        [x + 1.1, y + 0.42, 0.85],
        [x + 1.1, y + 0.42, 1.1],
      ],
      { stroke: palette.slate, 'stroke-width': 2 },
    ) +
    face +
    rows.join('') +
    b.slab(x + 0.6, y + 0.68, 1, 0.28, palette.line, 0.87)
  )
}

export function seated(b: Board, light: Light, x: number, y: number, color: string) {
  const [px, py] = b.at(x, y, 0.35)
  const u = b.unit
  return (
    el('ellipse', {
      cx: px,
      cy: py + u * 0.3,
      rx: u * 0.62,
      ry: u * 0.32,
      fill: palette.ink,
      'fill-opacity': 0.16,
    }) +
    path(
      `M${px - u * 0.42} ${py + u * 0.1}v${-u * 0.62}q0 ${-u * 0.42} ${u * 0.42} ${-u * 0.42}t${u * 0.42} ${u * 0.42}v${u * 0.62}q${-u * 0.42} ${u * 0.24} ${-u * 0.84} 0z`,
      { fill: color },
    ) +
    el('circle', { cx: px, cy: py - u * 1.2, r: u * 0.34, fill: palette.ink }) +
    path(`M${px + u * 0.04} ${py - u * 1.5}a${u * 0.34} ${u * 0.34} 0 0 1 ${u * 0.28} ${u * 0.4}`, {
      stroke: palette.sky,
      'stroke-width': u * 0.1,
      fill: 'none',
    }) +
    path(
      `M${px - u * 0.46} ${py + u * 0.16}v${-u * 0.46}q${u * 0.46} ${u * 0.22} ${u * 0.92} 0v${u * 0.46}q${-u * 0.46} ${u * 0.24} ${-u * 0.92} 0z`,
      { fill: light.chair },
    )
  )
}

export function meetingRoom(b: Board, light: Light) {
  const glass = { 'fill-opacity': 0.28, stroke: palette.ice, 'stroke-width': 1.4 }
  const table = b.box(21.2, 3.4, 0, 2.4, 3.4, 0.85, light.desk)
  const pane = (points: readonly (readonly [number, number, number])[]) =>
    path(`M${points.map(([x, y, z]) => b.at(x, y, z).join(' ')).join('L')}Z`, { fill: palette.air, ...glass })
  const people = [
    [20.8, 4],
    [20.8, 5.8],
  ]
    .map(([x, y]) => seated(b, light, x!, y!, palette.strong))
    .join('')
  const far = [
    [24.2, 4],
    [24.2, 5.8],
  ]
    .map(([x, y]) => seated(b, light, x!, y!, palette.sky))
    .join('')
  return (
    people +
    table +
    far +
    pane([
      [20, 8.6, 0],
      [24.8, 8.6, 0],
      [24.8, 8.6, 2.8],
      [20, 8.6, 2.8],
    ]) +
    pane([
      [20, 1.6, 0],
      [20, 8.6, 0],
      [20, 8.6, 2.8],
      [20, 1.6, 2.8],
    ])
  )
}
