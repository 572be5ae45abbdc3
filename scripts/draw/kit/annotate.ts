import { palette } from './palette.ts'
import type { Point } from './svg.ts'
import { circle, group, line, path, polygon, polyline, rect, words } from './svg.ts'

/** The signs of survey and annotation that run through all images: boxes, chips, markers, ticks. */

/** A label chip; `anchor` is its lower left corner. */
export function chip(text: string, anchor: Point, color: string, size = 15, ink: string = palette.white) {
  const width = text.length * size * 0.6 + size
  const height = size * 1.6
  return group(
    {},
    rect(anchor[0], anchor[1] - height, width, height, { rx: size * 0.22, fill: color }),
    words(text, anchor[0] + size * 0.5, anchor[1] - size * 0.5, size, { fill: ink }),
  )
}

/** A detection box with corner handles and, when a label is given, its chip. */
export function detection(
  [x, y, width, height]: readonly [number, number, number, number],
  color: string,
  label?: string,
  scale = 1,
) {
  const handle = 7 * scale
  const corners: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
  return group(
    {},
    rect(x, y, width, height, { fill: color, 'fill-opacity': 0.1, stroke: color, 'stroke-width': 2 * scale }),
    ...corners.map(([cx, cy]) =>
      rect(cx - handle / 2, cy - handle / 2, handle, handle, {
        fill: palette.white,
        stroke: color,
        'stroke-width': 1.6 * scale,
      }),
    ),
    label ? chip(label, [x - scale, y - 5 * scale], chipColor(color), 14 * scale) : '',
  )
}

/** A polygon mask with vertex handles. */
export function mask(points: readonly Point[], color: string, scale = 1, opacity = 0.22) {
  return group(
    {},
    polygon(points, {
      fill: color,
      'fill-opacity': opacity,
      stroke: color,
      'stroke-width': 2 * scale,
      'stroke-linejoin': 'round',
    }),
    ...points.map(([x, y]) =>
      circle(x, y, 3.6 * scale, { fill: palette.white, stroke: color, 'stroke-width': 1.6 * scale }),
    ),
  )
}

/** A survey control point: triangle, dot and ring. */
export function controlPoint(
  [x, y]: Point,
  size: number,
  color: string = palette.orange,
  back: string = palette.ink,
) {
  const triangle: Point[] = [
    [x, y - size],
    [x + size * 0.9, y + size * 0.6],
    [x - size * 0.9, y + size * 0.6],
  ]
  return group(
    {},
    circle(x, y, size * 2.1, { fill: color, 'fill-opacity': 0.14 }),
    circle(x, y, size * 2.1, {
      fill: 'none',
      stroke: color,
      'stroke-opacity': 0.55,
      'stroke-width': size * 0.1,
    }),
    polygon(triangle, { fill: back, stroke: color, 'stroke-width': size * 0.2, 'stroke-linejoin': 'round' }),
    circle(x, y + size * 0.05, size * 0.2, { fill: color }),
  )
}

/** Coordinate ticks along the four edges with monospaced figures, as on a map sheet. */
export function sheetTicks(
  width: number,
  height: number,
  inset: number,
  color: string,
  opacity: number,
  step = 120,
) {
  const parts: string[] = []
  for (let x = inset + step; x < width - inset; x += step) {
    const easting = 39_524_000 + Math.round(x * 5)
    parts.push(line([x, inset], [x, inset + 12]), line([x, height - inset], [x, height - inset - 12]))
    parts.push(words(String(easting), x + 6, inset + 13, 11, { fill: color, stroke: 'none' }))
  }
  for (let y = inset + step; y < height - inset; y += step) {
    parts.push(line([inset, y], [inset + 12, y]), line([width - inset, y], [width - inset - 12, y]))
  }
  const corner = 26
  const frame: Point[][] = [
    [
      [inset, inset + corner],
      [inset, inset],
      [inset + corner, inset],
    ],
    [
      [width - inset - corner, inset],
      [width - inset, inset],
      [width - inset, inset + corner],
    ],
    [
      [width - inset, height - inset - corner],
      [width - inset, height - inset],
      [width - inset - corner, height - inset],
    ],
    [
      [inset + corner, height - inset],
      [inset, height - inset],
      [inset, height - inset - corner],
    ],
  ]
  parts.push(...frame.map((points) => polyline(points, { 'stroke-width': 2 })))
  return group({ stroke: color, opacity, 'stroke-width': 1.2 }, ...parts)
}

/** Small crosses where graticule lines meet. */
export function crosses(
  width: number,
  height: number,
  step: number,
  color: string,
  opacity: number,
  arm = 5,
) {
  let d = ''
  for (let y = step / 2; y < height; y += step)
    for (let x = step / 2; x < width; x += step) d += `M${x - arm} ${y}h${arm * 2}M${x} ${y - arm}v${arm * 2}`
  return path(d, { stroke: color, 'stroke-width': 1, opacity })
}

/** A quadrotor seen from the side, lit from the upper left; `size` is its span. */
export function drone([x, y]: Point, size: number, body: string = palette.white) {
  const u = size / 100
  const rotor = (dx: number) =>
    group(
      {},
      rect(dx - 1.5, -16, 3, 13, { fill: palette.mist }),
      path(`M${dx - 24} -16q24 -7 48 0q-24 5 -48 0z`, { fill: palette.ice, 'fill-opacity': 0.75 }),
    )
  return group(
    { transform: `translate(${x} ${y}) scale(${u})` },
    path('M-40 -4L-16 2H16L40 -4', {
      stroke: palette.line,
      'stroke-width': 5,
      fill: 'none',
      'stroke-linecap': 'round',
    }),
    rotor(-42),
    rotor(42),
    path('M-20 -6q20 -9 40 0l5 9q-4 9 -14 10h-22q-10 -1 -14 -10z', { fill: body }),
    path('M-25 3q4 9 14 10h22q10 -1 14 -10z', { fill: palette.mist }),
    path('M-17 12l-7 14M17 12l7 14', { stroke: palette.mist, 'stroke-width': 3, 'stroke-linecap': 'round' }),
    circle(0, 17, 7, { fill: palette.deep, stroke: palette.ice, 'stroke-width': 2 }),
    circle(0, 18, 2.6, { fill: palette.orange }),
  )
}

/** The step of a colour on which white words read well. */
export function chipColor(color: string): string {
  const darker: Record<string, string> = {
    [palette.orange]: palette.rust,
    [palette.flame]: palette.rust,
    [palette.amber]: palette.rust,
    [palette.green]: palette.moss,
    [palette.leaf]: palette.moss,
    [palette.mist]: palette.slate,
    [palette.blue]: palette.strong,
    [palette.sky]: palette.strong,
  }
  return darker[color] ?? color
}
