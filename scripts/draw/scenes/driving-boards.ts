import { detection } from '../kit/annotate.ts'
import { hanChip } from '../kit/han-chip.ts'
import { mix, palette } from '../kit/palette.ts'
import { seeded } from '../kit/random.ts'
import type { Scene } from '../kit/render.ts'
import { circle, el, group, han, path, polygon, rect, words } from '../kit/svg.ts'
import { board, box, columnNames, pill, rule } from './board-frame.ts'
import { crossing } from './crossing.ts'

const { green, blue, orange } = palette

/** A camera, a cloud of points and a track at one moment, on one axis of time. */
export function replayBoard(width: number, height: number): Scene {
  const random = seeded(8)
  const tracks = [
    ['图像', blue, [0, 0.46, 0.5, 1]],
    ['点云', green, [0, 1]],
    ['轨迹', orange, [0.04, 0.9]],
  ] as const
  const rings = [34, 58, 82, 106, 130].map((r) =>
    el('ellipse', {
      cx: 180,
      cy: 122,
      rx: r * 1.3,
      ry: r * 0.78,
      fill: 'none',
      stroke: palette.sky,
      'stroke-width': 2,
      'stroke-opacity': 0.75 - r / 260,
      'stroke-dasharray': '2 5',
    }),
  )
  const cloud = Array.from({ length: 150 }, () =>
    circle(
      random.between(8, 352),
      random.chance(0.5) ? random.between(8, 60) : random.between(176, 226),
      random.between(0.8, 1.8),
      { fill: palette.leaf, 'fill-opacity': 0.8 },
    ),
  )
  return board(
    width,
    height,
    '多传感器回放',
    1,
    crossing(0, 0, 360, 234, 0.8, 0.58),
    hanChip('俯视相机', [12, 224], palette.ink, 16),
    group(
      { transform: 'translate(376 0)' },
      el('defs', {}, el('clipPath', { id: 'cloud' }, rect(0, 0, 360, 234, { rx: 10 }))),
      group(
        { 'clip-path': 'url(#cloud)' },
        rect(0, 0, 360, 234, { fill: palette.abyss }),
        ...rings,
        ...cloud,
        polygon(
          [
            [166, 112],
            [196, 112],
            [196, 132],
            [166, 132],
          ],
          { fill: palette.flame },
        ),
        detection([244, 140, 62, 32], palette.sky, 'car 07', 0.9),
        detection([62, 70, 62, 32], palette.leaf, 'car 11', 0.9),
        path('M180 122C120 128 60 160 10 214', {
          stroke: palette.flame,
          'stroke-width': 3,
          'stroke-dasharray': '7 6',
          fill: 'none',
        }),
      ),
      hanChip('激光雷达', [12, 224], palette.strong, 16),
    ),
    box(0, 250, 736, 148),
    ...[0, 2, 4, 6, 8, 10].map((second, n) =>
      words(`${second} s`, 92 + n * 122, 386, 14, { fill: palette.slate, 'text-anchor': 'middle' }),
    ),
    ...tracks.map(([name, color, spans], n) => {
      const y = 266 + n * 34
      const bars = Array.from({ length: spans.length / 2 }, (_, k) =>
        rect(92 + spans[k * 2]! * 610, y + 4, (spans[k * 2 + 1]! - spans[k * 2]!) * 610, 16, {
          rx: 4,
          fill: mix(color, palette.white, 0.45),
        }),
      )
      return han(name, 24, y + 18, 16, { fill: palette.stone }) + bars.join('')
    }),
    ...(
      [
        [0.3, '变道'],
        [0.72, '让行'],
      ] as const
    ).map(([at, name]) => hanChip(name, [92 + at * 610 - 26, 320], palette.rust, 15)),
    path('M382 256V370', { stroke: palette.ink, 'stroke-width': 3 }) +
      path('M372 254h20l-10 13z', { fill: palette.ink }),
  )
}

/** What a model missed, by scene, and when it was collected again. */
export function missBoard(width: number, height: number): Scene {
  const rows = [
    ['雨夜反光', 214, '采集中', blue],
    ['临时锥桶', 176, '已回流', green],
    ['逆光隧道口', 121, '已回流', green],
    ['三轮车载货', 93, '待规划', orange],
    ['积水路面', 58, '采集中', blue],
  ] as const
  return board(
    width,
    height,
    '误检清单与补采',
    3,
    box(0, 0, 736, 398),
    columnNames(0, [
      ['场景', 24],
      ['误检（帧）', 178],
      ['补采状态', 628],
    ]),
    ...[0, 100, 200].map(
      (count) =>
        path(`M${178 + count * 1.7} 62V362`, {
          stroke: palette.line,
          'stroke-dasharray': count ? '3 5' : undefined,
        }) +
        words(String(count), 178 + count * 1.7, 386, 14, { fill: palette.slate, 'text-anchor': 'middle' }),
    ),
    ...rows.map(([name, count, state, color], n) => {
      const y = 64 + n * 61
      return (
        han(name, 24, y + 24, 18, { fill: palette.ink }) +
        rect(178, y + 8, count * 1.7, 20, { rx: 3, fill: color }) +
        words(String(count), 188 + count * 1.7, y + 25, 16, { fill: palette.stone }) +
        pill(state, 620, y + 3, 92, color) +
        (n < 4 ? rule(y + 48) : '')
      )
    }),
  )
}
