/** Text builders for SVG. Numbers are rounded, so that the same scene is the same text on every machine. */
type Attributes = Record<string, string | number | undefined>

export type Point = readonly [number, number]

/** One element; children are SVG text. */
function el(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : value}"`)
    .join('')
  return children.length ? `<${name}${written}>${children.join('')}</${name}>` : `<${name}${written}/>`
}

export function path(d: string, attributes: Attributes = {}) {
  return el('path', { d, ...attributes })
}

/** A smooth curve through the points (Catmull–Rom written as Béziers). */
export function curve(points: readonly Point[], closed = false): string {
  if (points.length < 3) return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`
  const count = points.length
  const at = (index: number) =>
    closed ? points[(index + count) % count]! : points[Math.min(count - 1, Math.max(0, index))]!
  let d = `M${short(points[0]![0])} ${short(points[0]![1])}`
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [a, b, c, e] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const control = [
      b[0] + (c[0] - a[0]) / 6,
      b[1] + (c[1] - a[1]) / 6,
      c[0] - (e[0] - b[0]) / 6,
      c[1] - (e[1] - b[1]) / 6,
    ]
    d += `C${control.map(short).join(' ')} ${short(c[0])} ${short(c[1])}`
  }
  return closed ? `${d}Z` : d
}

/** The finished picture. */
export function document(width: number, height: number, ...children: string[]): string {
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` }
  return el('svg', attributes, ...children)
}

function short(value: number) {
  return String(Math.round(value * 100) / 100)
}
