import { chip, controlPoint, crosses } from '../kit/annotate.ts'
import { quietLeft } from '../kit/backdrop.ts'
import { board } from '../kit/isometric.ts'
import type { Board } from '../kit/isometric.ts'
import { palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { circle, document, el, glow, group, path, rect } from '../kit/svg.ts'
import { terrain } from '../kit/terrain.ts'
import { monitoring, relief, sheet, town, uses } from './land-layers.ts'

const side = 17

/** The layers of a land database drawn apart: relief, land use, town, monitoring. Quiet on the left. */
export async function layerStack(
  width = 1920,
  height = 1080,
  focus: readonly [number, number] = [0.7, 0.52],
  unit = 27,
  night = true,
): Promise<Scene> {
  const b = board([width * focus[0], height * focus[1] - side * unit * 0.5], unit, 0.46)
  const land = terrain(61, 2.2)
  const levels = [-8.4, -2.4, 3.4, 9.2]
  const drawn = [await relief(land, night), uses(night), town(night), monitoring(land, night)]
  const names = ['DEM 2 m', 'LAND USE', 'BUILDINGS', 'MONITORING']
  const colors = [palette.moss, palette.strong, palette.strong, palette.rust]
  const plates = levels.map((z, index) => plate(b, z, drawn[index]!, index, night))
  const posts = (
    [
      [0, 0],
      [side, 0],
      [side, side],
      [0, side],
    ] as const
  ).map(([x, y]) =>
    b.trail(
      levels.map((z) => [x, y, z] as const),
      {
        stroke: night ? palette.air : palette.mist,
        'stroke-width': 1.4,
        'stroke-dasharray': '3 7',
        'stroke-opacity': 0.9,
      },
    ),
  )
  const size = Math.max(11, unit * 0.56)
  const labels = levels.map((z, index) => {
    const at = b.at(side, 0, z)
    return (
      path(`M${at[0] - unit * 2} ${at[1]}h${unit * 2.2}`, { stroke: colors[index]!, 'stroke-width': 2 }) +
      chip(names[index]!, [at[0] - unit * 3.2, at[1] - unit * 0.5], colors[index]!, size)
    )
  })
  const risers = [
    [4.2, 12.6],
    [12.4, 5.2],
  ].map(
    ([x, y]) =>
      b.trail(
        [
          [x!, y!, levels[0]!],
          [x!, y!, levels[3]!],
        ],
        { stroke: palette.flame, 'stroke-width': 2 },
      ) +
      levels
        .slice(0, 3)
        .map((z) => circle(...b.at(x!, y!, z), 4, { fill: palette.flame }))
        .join('') +
      controlPoint(b.at(x!, y!, levels[3]!), unit * 0.42),
  )
  return {
    width,
    height,
    layers: [
      document(
        width,
        height,
        backdrop(width, height, night),
        posts[0]!,
        ...plates,
        ...posts.slice(1),
        ...risers,
        ...labels,
        night ? quietLeft(width, height, focus[0] > 0.55 ? 0.9 : 0.1) : '',
      ),
    ],
  }
}

function plate(b: Board, z: number, drawn: string, index: number, night: boolean) {
  const scale = side / sheet
  const rim = night ? palette.sky : palette.white
  return group(
    {},
    b.slab(0.5, 0.5, side, side, palette.abyss, z - 1, { 'fill-opacity': night ? 0.4 : 0.1 }),
    b.box(0, 0, z - 0.28, side, side, 0.28, index === 0 ? palette.moss : night ? palette.navy : palette.line),
    group({ transform: `${b.ground(z)} scale(${scale})`, opacity: index === 0 ? 1 : 0.93 }, drawn),
    b.slab(0, 0, side, side, 'none', z, { stroke: rim, 'stroke-width': 1.6, 'stroke-opacity': 0.85 }),
  )
}

function backdrop(width: number, height: number, night: boolean) {
  const [from, to] = night ? ['#1a468f', palette.abyss] : [palette.white, palette.haze]
  return (
    el(
      'defs',
      {},
      glow('back', [0.68, 0.48], 0.66, [
        [0, from],
        [0.55, night ? palette.ink : palette.paper],
        [1, to],
      ]),
    ) +
    rect(0, 0, width, height, { fill: 'url(#back)' }) +
    crosses(width, height, 80, night ? palette.sky : palette.mist, night ? 0.16 : 0.4, 4)
  )
}
