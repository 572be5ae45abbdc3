import { chip, chipColor } from '../kit/annotate.ts'
import { quietLeft, studio } from '../kit/backdrop.ts'
import { mix, palette } from '../kit/palette.ts'
import { fractal, seeded } from '../kit/random.ts'
import type { Scene } from '../kit/render.ts'
import { circle, document, path, rect, words } from '../kit/svg.ts'

/** A recording cut into segments by speaker, with its spectrum and transcript tags. */
export function waveform(width: number, height: number, night = false, isQuietLeft = night): Scene {
  const k = Math.min(width / 960, height / 480)
  const ink = night ? palette.ice : palette.navy
  const pitch = fractal(4, 4)
  const random = seeded(21)
  const segments = [
    [0.04, 0.2, 'SPK 1', palette.blue],
    [0.23, 0.33, 'NOISE', palette.mist],
    [0.35, 0.58, 'SPK 2', palette.green],
    [0.6, 0.7, 'SPK 1', palette.blue],
    [0.73, 0.95, 'SPK 3', palette.orange],
  ] as const
  // Words and the header lie over the left and the top of a strip.
  const isStrip = night && width > height * 2.4
  const [top, tall] = isStrip ? [0.35, 0.34] : [0.13, 0.54]
  const middle = height * (top + tall / 2)
  const step = 5.2 * k
  const bars: string[] = []
  for (let x = width * 0.03; x < width * 0.97; x += step) {
    const t = x / width
    const segment = segments.find(([from, to]) => t >= from && t <= to)
    const calm = segment?.[2] === 'NOISE' ? 0.22 : 1
    const swell = segment ? Math.sin(((t - segment[0]) / (segment[1] - segment[0])) * Math.PI) ** 0.4 : 0.05
    const reach = Math.max(
      3 * k,
      height *
        (isStrip ? 0.125 : 0.2) *
        calm *
        swell *
        (0.2 + Math.abs(pitch(t * 46, 1.5)) * 1.5) *
        (0.75 + random.next() * 0.5),
    )
    bars.push(
      rect(x, middle - reach, step * 0.56, reach * 2, {
        rx: step * 0.28,
        fill: segment ? segment[3] : night ? palette.slate : palette.line,
      }),
    )
  }
  const zones = segments.map(([from, to, label, color]) => {
    const [x, w] = [width * from, width * (to - from)]
    const back = night ? mix(color, palette.ink, 0.72) : mix(color, palette.white, 0.88)
    const tag = chipColor(color)
    return (
      rect(x, height * top, w, height * tall, {
        rx: 5 * k,
        fill: back,
        'fill-opacity': 0.9,
        stroke: color,
        'stroke-width': 1.6 * k,
      }) +
      [x, x + w]
        .map((edge) =>
          rect(edge - 3 * k, middle - 15 * k, 6 * k, 30 * k, {
            rx: 3 * k,
            fill: palette.white,
            stroke: color,
            'stroke-width': 1.6 * k,
          }),
        )
        .join('') +
      (isStrip && from < 0.55 ? '' : chip(label, [x, height * top - 5 * k], tag, 13 * k))
    )
  })
  const head = width * (isStrip ? 0.665 : 0.515)
  return {
    width,
    height,
    layers: [
      document(
        width,
        height,
        studio(width, height, night),
        timeline(width, height, ink, k),
        ...zones,
        ...bars,
        spectrum(width, height, night, k),
        path(`M${head} ${height * (top - 0.07)}V${height * 0.93}`, {
          stroke: palette.flame,
          'stroke-width': 2 * k,
        }) + circle(head, height * (top - 0.07), 6 * k, { fill: palette.flame }),
        isQuietLeft ? quietLeft(width, height, 0.95, 0.62) : '',
      ),
    ],
  }
}

function timeline(width: number, height: number, ink: string, k: number) {
  let ticks = ''
  const labels: string[] = []
  for (let n = 0; n <= 90; n++) {
    const x = width * 0.03 + (n / 90) * width * 0.94
    ticks += `M${x} ${height * 0.715}v${n % 10 === 0 ? 12 * k : 5 * k}`
    if (n % 10 === 0 && n < 90)
      labels.push(
        words(`00:${String(n / 2).padStart(2, '0')}.0`, x + 5 * k, height * 0.715 + 16 * k, 11 * k, {
          fill: ink,
          'fill-opacity': 0.75,
        }),
      )
  }
  return path(ticks, { stroke: ink, 'stroke-width': 1, 'stroke-opacity': 0.5 }) + labels.join('')
}

function spectrum(width: number, height: number, night: boolean, k: number) {
  const tone = fractal(31, 5)
  const cells: string[] = []
  const [columns, rows] = [150, 16]
  const [x0, y0, w, h] = [width * 0.03, height * 0.78, width * 0.94, height * 0.16]
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const value = Math.max(0, 0.34 + tone(column * 0.16, row * 0.5) * 0.9 - row * 0.022)
      const color = value > 0.72 ? palette.amber : value > 0.5 ? palette.mint : palette.sky
      if (value > 0.12)
        cells.push(
          rect(x0 + (column / columns) * w, y0 + h - ((row + 1) / rows) * h, w / columns - 1, h / rows - 1, {
            fill: color,
            'fill-opacity': Math.min(0.95, value * (night ? 1 : 1.15)),
          }),
        )
    }
  return (
    rect(x0 - 6 * k, y0 - 6 * k, w + 12 * k, h + 12 * k, {
      rx: 5 * k,
      fill: night ? palette.abyss : palette.ink,
    }) + cells.join('')
  )
}
