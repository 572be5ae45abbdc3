import { palette as steps } from '#design-system/tokens/palette.ts'

/** The one palette of every drawn image: steps of the design system under the names of the drawing table. */
export const palette = {
  abyss: steps.ink[950],
  ink: steps.ink[900],
  deep: steps.ink[850],
  dusk: steps.ink[800],
  stone: steps.ink[700],
  slate: steps.ink[600],
  mist: steps.ink[400],
  fog: steps.ink[300],
  line: steps.ink[200],
  haze: steps.ink[100],
  paper: steps.ink[50],
  white: steps.white,
  night: steps.blue[900],
  navy: steps.blue[800],
  blue: steps.blue[500],
  strong: steps.blue[600],
  sky: steps.blue[400],
  air: steps.blue[300],
  ice: steps.blue[200],
  frost: steps.blue[100],
  orange: steps.orange[500],
  flame: steps.orange[400],
  amber: steps.orange[300],
  cream: steps.orange[100],
  rust: steps.orange[600],
  green: steps.green[500],
  leaf: steps.green[400],
  mint: steps.green[300],
  dew: steps.green[100],
  moss: steps.green[700],
  red: steps.red[500],
} as const

export type Rgb = readonly [number, number, number]

/** Splits `#RRGGBB` into three channels of 0–255. */
export function rgb(hex: string): Rgb {
  const value = parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Blends two colours; `t` 0 gives the first. */
export function mixRgb(a: Rgb, b: Rgb, t: number): Rgb {
  const k = Math.min(1, Math.max(0, t))
  return [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k]
}

/** Blends two `#RRGGBB` colours into a third. */
export function mix(a: string, b: string, t: number): string {
  const channels = mixRgb(rgb(a), rgb(b), t)
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

/** Makes a colour ramp through evenly or freely placed stops. */
export function ramp(stops: readonly (readonly [number, string])[]): (t: number) => Rgb {
  const parsed = stops.map(([at, hex]) => [at, rgb(hex)] as const)
  return (t) => {
    let previous = parsed[0]!
    for (const stop of parsed) {
      if (t <= stop[0]) return mixRgb(previous[1], stop[1], (t - previous[0]) / (stop[0] - previous[0] || 1))
      previous = stop
    }
    return previous[1]
  }
}
