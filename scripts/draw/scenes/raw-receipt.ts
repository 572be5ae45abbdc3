import { palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { document, el, glow, group, han, path, rect, words } from '../kit/svg.ts'
import { captureStrip, stripHeight } from './capture-strip.ts'

/** One light: its name, the table, the tint over all, where it comes from, how dark the rest is. */
interface Light {
  name: string
  table: string
  tint: string
  strength: number
  from: readonly [number, number]
  dark: number
  turn: number
}

const lights: readonly Light[] = [
  {
    name: '日光 5600 K',
    table: '#d9d2c4',
    tint: '#ffffff',
    strength: 0.1,
    from: [0.2, 0.1],
    dark: 0.12,
    turn: -5,
  },
  {
    name: '荧光灯 4000 K',
    table: '#b9c9c4',
    tint: '#bfe6d8',
    strength: 0.24,
    from: [0.5, 0],
    dark: 0.22,
    turn: 3,
  },
  {
    name: '白炽灯 2700 K',
    table: '#b98d5c',
    tint: '#ffb45c',
    strength: 0.34,
    from: [0.85, 0.2],
    dark: 0.42,
    turn: -2,
  },
  {
    name: '台灯弱光 90 lx',
    table: '#4b4a55',
    tint: '#1a2748',
    strength: 0.42,
    from: [0.12, 0.9],
    dark: 0.7,
    turn: 6,
  },
]

const goods = [
  ['绿豆糕', '2', '18.00'],
  ['笔记本', '3', '25.50'],
  ['矿泉水', '6', '12.00'],
  ['雨伞', '1', '39.00'],
] as const

/** The same invented receipt photographed under four lights, nothing marked on it. */
export function rawReceipt(width: number, height: number): Scene {
  const tall = (height - stripHeight - 6) / 2
  const wide = (width - 6) / 2
  return {
    width,
    height,
    layers: [
      document(
        width,
        height,
        rect(0, 0, width, height, { fill: palette.ink }),
        ...lights.map((light, n) => {
          const [x, y] = [(n % 2) * (wide + 6), Math.floor(n / 2) * (tall + 6)]
          return group({ transform: `translate(${x} ${y})` }, photo(light, n, wide, tall))
        }),
        captureStrip(width, height, {
          device: 'PH-03 / SC-11',
          time: '14:20:05',
          light: '90-12 000 lx',
          consent: 'TY-1180',
        }),
      ),
    ],
  }
}

function photo(
  { name, table, tint, strength, from, dark, turn }: Light,
  n: number,
  wide: number,
  tall: number,
) {
  const grain = Array.from({ length: 9 }, (_, k) =>
    path(`M0 ${20 + k * 32}Q${wide / 2} ${8 + k * 32 + (k % 3) * 8} ${wide} ${22 + k * 32}`, {
      stroke: palette.ink,
      'stroke-opacity': 0.08,
      'stroke-width': 3,
      fill: 'none',
    }),
  )
  return (
    el(
      'defs',
      {},
      el('clipPath', { id: `photo${n}` }, rect(0, 0, wide, tall)),
      glow(`lamp${n}`, from, 1.05, [
        [0, palette.white, 0.28],
        [0.4, palette.ink, 0],
        [1, palette.ink, dark],
      ]),
    ) +
    group(
      { 'clip-path': `url(#photo${n})` },
      rect(0, 0, wide, tall, { fill: table }),
      ...grain,
      group(
        { transform: `translate(${wide / 2 + 52} ${tall / 2 + 12}) rotate(${turn}) scale(0.82)` },
        receipt(from),
      ),
      rect(0, 0, wide, tall, { fill: tint, 'fill-opacity': strength }),
      rect(0, 0, wide, tall, { fill: `url(#lamp${n})` }),
    ) +
    rect(14, 14, 152, 34, { rx: 6, fill: palette.ink, 'fill-opacity': 0.78 }) +
    han(name, 90, 37, 17, { fill: palette.white, 'text-anchor': 'middle' })
  )
}

/** The paper around 0,0: 250 wide, torn below. */
function receipt([u, v]: readonly [number, number]) {
  const teeth = Array.from({ length: 25 }, (_, n) => `l5 ${n % 2 ? 7 : -7}l5 0`).join('')
  const paper = `M125 -150H-125V118${teeth}Z`
  const ink = { fill: '#3a3f4a' }
  return (
    path(paper, {
      fill: palette.ink,
      'fill-opacity': 0.26,
      transform: `translate(${(0.5 - u) * 26} ${(0.6 - v) * 22 + 4})`,
    }) +
    path(paper, { fill: '#fbf8f1' }) +
    path('M-125 -34L125 -44V-38L-125 -28Z', { fill: palette.ink, 'fill-opacity': 0.07 }) +
    han('青禾便利店', 0, -104, 25, { ...ink, 'text-anchor': 'middle', 'font-weight': 700 }) +
    words('NO. 0000-1180', 0, -80, 13, { ...ink, 'text-anchor': 'middle' }) +
    path('M-104 -66H104M-104 54H104', { stroke: '#3a3f4a', 'stroke-width': 1.6, 'stroke-dasharray': '5 4' }) +
    goods
      .map(([thing, count, price], n) => {
        const y = -40 + n * 27
        return (
          han(thing, -104, y, 17, ink) +
          words(`x${count}`, 14, y, 16, ink) +
          words(price, 104, y, 16, { ...ink, 'text-anchor': 'end' })
        )
      })
      .join('') +
    han('合计', -104, 88, 21, { ...ink, 'font-weight': 700 }) +
    words('94.50', 104, 88, 22, { ...ink, 'text-anchor': 'end' })
  )
}
