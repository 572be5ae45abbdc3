import { contours, parcels, reliefPixels } from '../kit/map-sheet.ts'
import { mixRgb, palette, ramp } from '../kit/palette.ts'
import { seeded } from '../kit/random.ts'
import { embedded } from '../kit/render.ts'
import { circle, curve, el, group, path, polygon, rect } from '../kit/svg.ts'
import type { Point } from '../kit/svg.ts'
import type { Terrain } from '../kit/terrain.ts'

export const sheet = 720

export async function relief(land: Terrain, night: boolean) {
  const tint = ramp(
    night
      ? [
          [0, '#12365f'],
          [0.35, '#1b6f74'],
          [0.6, '#3aae78'],
          [0.85, '#b9dcc4'],
          [1, '#f3f6f5'],
        ]
      : [
          [0, '#8ab1ff'],
          [0.35, '#6fc79b'],
          [0.7, '#d0eddf'],
          [1, '#ffffff'],
        ],
  )
  const extent = { u: 0.1, v: 0.1, span: 0.6 }
  const picture = await embedded(reliefPixels(land, sheet, sheet, extent, (h) => tint(h), 1))
  return (
    el('image', { href: picture, width: sheet, height: sheet }) +
    contours(land, sheet, sheet, extent, night ? palette.ice : palette.navy, 0.45, 0.05, 1.2)
  )
}

export function uses(night: boolean) {
  const colors = night
    ? ['#1b8f5c', '#12754a', '#3aae78', '#1445b8', '#ffab63', '#2f6df6']
    : ['#6fc79b', '#3aae78', '#a5dcc1', '#8ab1ff', '#ffc999', '#b5cdff']
  const inside = parcels(12, sheet, sheet, 74)
  return (
    el('defs', {}, el('clipPath', { id: 'sheet' }, rect(0, 0, sheet, sheet))) +
    group(
      { 'clip-path': 'url(#sheet)' },
      rect(0, 0, sheet, sheet, {
        fill: night ? '#0c1f45' : palette.white,
        'fill-opacity': night ? 0.88 : 0.9,
      }),
      ...inside.map((parcel) =>
        polygon(parcel.points, {
          fill: colors[parcel.kind]!,
          'fill-opacity': 0.8,
          stroke: night ? palette.abyss : palette.white,
          'stroke-width': 1.5,
        }),
      ),
    )
  )
}

export function town(night: boolean) {
  const random = seeded(33)
  const blocks: string[] = []
  for (let column = 0; column < 9; column++)
    for (let row = 0; row < 9; row++) {
      const [x, y] = [column * 80 + 10, row * 80 + 10]
      if (Math.abs(x - y * 0.6 - 120) < 70) continue
      const w = random.between(24, 34)
      for (const [dx, dy] of [
        [0, 0],
        [32, 0],
        [0, 32],
        [32, 32],
      ] as const)
        if (random.chance(0.74))
          blocks.push(
            rect(x + dx, y + dy, w * random.between(0.6, 0.84), w * random.between(0.6, 0.84), {
              fill: random.chance(0.12) ? palette.amber : random.chance(0.5) ? palette.ice : palette.sky,
            }),
          )
    }
  const river: Point[] = [
    [95, -10],
    [150, 90],
    [240, 200],
    [300, 330],
    [390, 450],
    [450, 570],
    [555, 740],
  ]
  const streets = Array.from({ length: 8 }, (_, n) => `M${n * 80 + 81} 0V720M0 ${n * 80 + 81}H720`).join('')
  return (
    el('defs', {}, el('clipPath', { id: 'town' }, rect(0, 0, sheet, sheet))) +
    group(
      { 'clip-path': 'url(#town)' },
      rect(0, 0, sheet, sheet, {
        fill: night ? '#0c2357' : palette.white,
        'fill-opacity': night ? 0.8 : 0.85,
      }),
      path(streets, { stroke: night ? '#2f5fc4' : palette.line, 'stroke-width': 5 }),
      path(curve(river), {
        stroke: night ? '#1f7fe0' : palette.air,
        'stroke-width': 62,
        fill: 'none',
        'stroke-linecap': 'round',
      }),
      ...blocks,
    )
  )
}

export function monitoring(land: Terrain, night: boolean) {
  const random = seeded(90)
  const heat = ramp([
    [0, '#1445b8'],
    [0.5, '#3aae78'],
    [0.8, '#ffab63'],
    [1, '#f26a0a'],
  ])
  const cells: string[] = []
  const step = 30
  for (let y = 0; y < sheet; y += step)
    for (let x = 0; x < sheet; x += step) {
      const value = Math.min(1, Math.max(0, (land.at(0.1 + x / 1200, 0.1 + y / 1200) - 0.2) * 1.55))
      const color = mixRgb(heat(value), [255, 255, 255], night ? 0 : 0.25)
      cells.push(
        rect(x + 3, y + 3, step - 6, step - 6, {
          rx: 3,
          fill: `rgb(${color.map(Math.round).join(',')})`,
          'fill-opacity': 0.28 + value * 0.72,
        }),
      )
    }
  const nodes: Point[] = Array.from({ length: 12 }, () => [random.between(60, 660), random.between(60, 660)])
  const near = (node: Point) =>
    [...nodes]
      .sort((a, b) => Math.hypot(a[0] - node[0], a[1] - node[1]) - Math.hypot(b[0] - node[0], b[1] - node[1]))
      .slice(1, 4)
  const links = nodes.map((node) =>
    path(
      near(node)
        .map((other) => `M${node.join(' ')}L${other.join(' ')}`)
        .join(''),
      { stroke: night ? palette.ice : palette.navy, 'stroke-width': 1.6, 'stroke-opacity': 0.55 },
    ),
  )
  return (
    rect(0, 0, sheet, sheet, { fill: night ? '#0c1f45' : palette.white, 'fill-opacity': 0.5 }) +
    cells.join('') +
    links.join('') +
    nodes
      .map(
        ([x, y]) =>
          circle(x, y, 15, { fill: palette.white, 'fill-opacity': 0.16 }) +
          circle(x, y, 6, { fill: palette.white }),
      )
      .join('') +
    polygon(
      [
        [430, 130],
        [610, 170],
        [580, 330],
        [450, 300],
      ],
      {
        fill: palette.orange,
        'fill-opacity': 0.16,
        stroke: palette.flame,
        'stroke-width': 4,
        'stroke-dasharray': '12 7',
      },
    )
  )
}
