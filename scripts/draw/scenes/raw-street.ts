import { lens } from '../kit/lidar.ts'
import { palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { busFigure, carFigure, cyclistFigure, walkerFigure } from '../kit/street-figures.ts'
import { document, el, glow, gradient, rect } from '../kit/svg.ts'
import { captureStrip, mosaic, stripHeight } from './capture-strip.ts'
import { furniture } from './street-buildings.ts'
import { day, road } from './street-ground.ts'
import { sky } from './street.ts'

const skin = ['#e9bf9b', '#d9a982', '#f0cdac', '#a98467', '#7d6a5c', '#c99d79']
const plate = ['#7f9ad0', '#5f7fc0', '#a9bde2', '#8da6d6', '#c4d2ec']

/** A street as it was photographed: nothing boxed, faces and number plates made coarse before storage. */
export function rawStreet(width: number, height: number): Scene {
  const focal = height * 1.42
  const vanish = [0.5, 0.43] as const
  const see = lens({
    from: [0.6, -6, 2.7],
    toward: [0.6, 60, 2.7],
    focal,
    center: [width * vanish[0], height * vanish[1]],
  })
  const ppm = (y: number) => focal / (y + 6)
  const figures = furniture(see, ppm, day, false)
  const put = (
    x: number,
    y: number,
    draw: (px: number, py: number, m: number) => string,
    hidden: readonly [number, number, number, number],
    isPlate = false,
  ) => {
    const [px, py] = see([x, y, 0]).at
    const m = ppm(y)
    const k = m / 100
    const [hx, hy, w, h] = hidden
    const cover = mosaic(
      [px + hx * k, py + hy * k, w * k, h * k],
      isPlate ? [5, 2] : [4, 4],
      isPlate ? plate : skin,
      Math.round(x * 31 + y * 7 + 400),
    )
    figures.push([y, draw(px, py, m) + cover])
  }
  const [face, rear, front] = [
    [-20, -179, 42, 38],
    [-33, -77, 66, 25],
    [-33, -55, 66, 24],
  ] as const
  put(2.5, 11, (x, y, m) => carFigure(x, y, m, palette.white), rear, true)
  put(5.3, 5.9, (x, y, m) => carFigure(x, y, m, palette.blue), rear, true)
  put(-3.3, 9, (x, y, m) => carFigure(x, y, m, palette.stone, true), front, true)
  put(-2.4, 22, (x, y, m) => carFigure(x, y, m, palette.mint, true), front, true)
  put(6.2, 21, (x, y, m) => busFigure(x, y, m, palette.leaf), [-36, -66, 72, 26], true)
  put(-1.5, 5, (x, y, m) => walkerFigure(x, y, m, palette.orange), face)
  put(1.2, 5.6, (x, y, m) => walkerFigure(x, y, m, palette.slate, true), face)
  put(-7.6, 6.4, (x, y, m) => walkerFigure(x, y, m, palette.strong), face)
  put(8.2, 8.6, (x, y, m) => walkerFigure(x, y, m, palette.mint, true), face)
  put(-5.5, 7.4, (x, y, m) => cyclistFigure(x, y, m, palette.sky), face)
  const standing = [...figures].sort((a, b) => b[0] - a[0]).map(([, drawn]) => drawn)
  return {
    width,
    height,
    layers: [
      document(
        width,
        height,
        sky(width, height, { night: false, vanish, zoom: 1 }, day),
        road(see, day),
        ...standing,
        morning(width, height),
        captureStrip(width, height, {
          device: 'DC-07 24 mm',
          time: '07:52:16',
          light: '8 640 lx',
          consent: 'TY-2416',
        }),
      ),
    ],
  }
}

/** Low sun from the left and the falling light of a lens. */
function morning(width: number, height: number) {
  return (
    el(
      'defs',
      {},
      gradient(
        'morning',
        [0, 0],
        [1, 0.5],
        [
          [0, palette.amber, 0.34],
          [0.6, palette.cream, 0],
        ],
      ),
      glow('lens', [0.5, 0.5], 0.75, [
        [0.6, palette.ink, 0],
        [1, palette.ink, 0.34],
      ]),
    ) +
    rect(0, 0, width, height - stripHeight, { fill: 'url(#morning)' }) +
    rect(0, 0, width, height - stripHeight, { fill: 'url(#lens)' })
  )
}
