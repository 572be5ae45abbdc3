import { chip, controlPoint } from '../kit/annotate.ts'
import { quietLeft, studio } from '../kit/backdrop.ts'
import { board } from '../kit/isometric.ts'
import { mix, palette } from '../kit/palette.ts'
import { seeded } from '../kit/random.ts'
import type { Scene } from '../kit/render.ts'
import type { NightView } from '../kit/stage.ts'
import type { Point } from '../kit/svg.ts'
import { circle, document, el, glow, group, path, polygon, rect, words } from '../kit/svg.ts'

const strata = [
  { name: 'O 0-12 cm', color: '#4a3a30', deep: 1.1 },
  { name: 'A 12-38 cm', color: '#7a573c', deep: 2 },
  { name: 'B 38-76 cm', color: '#b07a48', deep: 2.6 },
  { name: 'C 76-120 cm', color: '#d6ab78', deep: 2.8 },
  { name: 'R', color: '#9aa7ba', deep: 2.2 },
] as const

/** A cut block of farm land: crops above, soil layers below, sampling cores with their depths. */
export function soilBlock(width: number, height: number, view?: NightView): Scene {
  const unit = view?.unit ?? Math.min(width / 44, height / 29.5)
  const b = board(
    view ? [width * view.focus[0], height * view.focus[1] - unit * 10.2] : [width * 0.44, height * 0.115],
    unit,
    0.46,
  )
  const [w, d] = [17, 15]
  const random = seeded(3)
  const wobble = (seed: number, t: number) =>
    Math.sin(t * 1.3 + seed * 2.1) * 0.28 + Math.sin(t * 2.9 + seed) * 0.12
  const parts: string[] = [
    el('ellipse', {
      cx: b.at(w / 2, d / 2, -12)[0],
      cy: b.at(w / 2, d / 2, -12)[1] + unit * 0.6,
      rx: unit * 15.4,
      ry: unit * 7.4,
      fill: palette.navy,
      'fill-opacity': 0.12,
    }),
  ]
  let top = 0
  strata.forEach((layer, index) => {
    const bottom = top - layer.deep
    const level = (z: number, seed: number, t: number) =>
      seed === 0 || seed === strata.length ? z : z + wobble(seed, t)
    const face = (along: 'x' | 'y') => {
      const steps = Array.from({ length: 41 }, (_, n) => n / 40)
      const place = (t: number, z: number): Point =>
        along === 'x' ? b.at(t * w, d, z) : b.at(w, d - t * d, z)
      const offset = along === 'x' ? 0 : w
      const reach = along === 'x' ? w : d
      const upper = steps.map((t) => place(t, level(top, index, offset + t * reach)))
      const lower = [...steps].reverse().map((t) => place(t, level(bottom, index + 1, offset + t * reach)))
      return polygon([...upper, ...lower], {
        fill: along === 'x' ? layer.color : mix(layer.color, palette.ink, 0.34),
      })
    }
    parts.push(face('x'), face('y'), stones(b, index, top, bottom, w, d, random))
    top = bottom
  })
  parts.push(fieldTop(b, w, d, random), cores(b, unit, d))
  const labels = strata.map((layer, index) => {
    const z = -strata.slice(0, index).reduce((sum, before) => sum + before.deep, 0) - layer.deep / 2
    const at = b.at(w, 0, z)
    return (
      path(`M${at[0] + unit * 0.5} ${at[1]}h${unit * 2.2}`, { stroke: palette.slate, 'stroke-width': 1.4 }) +
      circle(at[0] + unit * 0.5, at[1], 3, { fill: layer.color }) +
      words(layer.name, at[0] + unit * 3, at[1] + unit * 0.24, unit * 0.72, {
        fill: view ? palette.ice : palette.stone,
      })
    )
  })
  return {
    width,
    height,
    layers: [
      document(
        width,
        height,
        ground(width, height, view !== undefined),
        ...parts,
        ...labels,
        view ? quietLeft(width, height, 0.9, 0.6) : '',
      ),
    ],
  }
}

function ground(width: number, height: number, isNight: boolean) {
  if (isNight) return studio(width, height, true)
  const light = glow('back', [0.5, 0.45], 0.75, [
    [0, palette.white],
    [1, palette.haze],
  ])
  return el('defs', {}, light) + rect(0, 0, width, height, { fill: 'url(#back)' })
}

function stones(
  b: ReturnType<typeof board>,
  index: number,
  top: number,
  bottom: number,
  w: number,
  d: number,
  random: ReturnType<typeof seeded>,
) {
  const count = [26, 22, 16, 26, 18][index]!
  return Array.from({ length: count }, () => {
    const onLeft = random.chance(0.55)
    const z = random.between(bottom + 0.5, top - 0.5)
    const [x, y] = onLeft
      ? b.at(random.between(0.5, w - 0.5), d, z)
      : b.at(w, random.between(0.5, d - 0.5), z)
    const r = b.unit * random.between(0.06, index > 2 ? 0.34 : 0.14)
    return el('ellipse', {
      cx: x,
      cy: y,
      rx: r * 1.3,
      ry: r * 0.8,
      fill: random.chance(0.5) ? palette.white : palette.ink,
      'fill-opacity': 0.16,
    })
  }).join('')
}

function fieldTop(b: ReturnType<typeof board>, w: number, d: number, random: ReturnType<typeof seeded>) {
  const beds: string[] = [b.slab(0, 0, w, d, '#3aae78', 0, { stroke: '#a5dcc1', 'stroke-width': 1 })]
  for (let bed = 0; bed < 4; bed++) {
    const y = 0.6 + bed * 3.6
    beds.push(b.slab(0.6, y, 10.6, 3, bed % 2 ? '#6fc79b' : '#8fd0a6', 0.02))
    for (let row = 0; row < 5; row++)
      beds.push(
        b.trail(
          [
            [0.7, y + 0.35 + row * 0.6],
            [11.1, y + 0.35 + row * 0.6],
          ],
          {
            stroke: bed % 2 ? '#1b8f5c' : '#12754a',
            'stroke-width': b.unit * 0.16,
            'stroke-dasharray': `${b.unit * 0.2} ${b.unit * 0.16}`,
            'stroke-linecap': 'round',
          },
        ),
      )
  }
  beds.push(
    b.slab(11.8, 0, 1.3, d, '#f3e6cd', 0.02),
    b.slab(13.5, 5.4, 3.2, 5, palette.air, 0.02, { stroke: palette.white, 'stroke-width': 2 }),
  )
  beds.push(b.box(14, 1.4, 0, 2.2, 2, 1.5, '#ffffff') + b.slab(13.8, 1.2, 2.6, 2.4, palette.sky, 1.55))
  for (const [x, y] of [
    [13.7, 4.4],
    [16.2, 4.6],
    [14, 11.4],
    [15.2, 12.4],
    [16.3, 11.6],
    [14.4, 13.6],
    [16, 14],
  ] as const)
    beds.push(b.tree(x, y, random.between(0.9, 1.25)))
  return beds.join('')
}

function cores(b: ReturnType<typeof board>, unit: number, d: number) {
  const core = (x: number, code: string) => {
    const rings: string[] = []
    const at = (z: number) => b.at(x, d, z)
    let z = -0.1
    for (const layer of strata.slice(0, 4)) {
      const [px, py] = at(z)
      const [, qy] = at(z - layer.deep)
      rings.push(
        rect(px - unit * 0.46, py, unit * 0.92, qy - py, {
          fill: mix(layer.color, palette.white, 0.22),
          stroke: palette.white,
          'stroke-width': 1.2,
        }),
        rect(px - unit * 0.46, py, unit * 0.26, qy - py, { fill: palette.white, 'fill-opacity': 0.35 }),
      )
      z -= layer.deep
    }
    const [hx, hy] = b.at(x, d, 3.2)
    return group(
      {},
      ...rings,
      path(`M${hx} ${hy}L${at(0).join(' ')}`, { stroke: palette.orange, 'stroke-width': 2.4 }),
      controlPoint([hx, hy], unit * 0.5, palette.orange, palette.white),
      chip(code, [hx + unit * 1.2, hy + unit * 0.2], palette.rust, unit * 0.62),
    )
  }
  return core(3.4, 'S-0417') + core(9.6, 'S-0418')
}
