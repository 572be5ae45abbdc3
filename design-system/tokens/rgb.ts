/** A colour's channels from 0 to 255 and its opacity from 0 to 1. */
export type Rgb = { channels: [number, number, number]; alpha: number }

/** Reads the three ways in which tokens write a colour: `#rrggbb`, `rgb(r g b / a%)` and the bare `r g b` of shadows. */
export function readRgb(value: string): Rgb {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(value)
  if (hex) return { channels: threeOf(hex.slice(1).map((digits) => parseInt(digits, 16))), alpha: 1 }
  const spaced = /^(?:rgb\()?(\d+) (\d+) (\d+)(?: \/ (\d+)%\))?$/.exec(value)
  if (!spaced) throw new Error(`Not a colour of ours: ${value}`)
  const [, red, green, blue, percent = '100'] = spaced
  return { channels: threeOf([red, green, blue].map(Number)), alpha: Number(percent) / 100 }
}

/** The channels as `#rrggbb`. */
export function toHex({ channels }: Rgb): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** WCAG 2's relative luminance, from 0 to 1. */
export function luminance({ channels }: Rgb): number {
  const [red, green, blue] = threeOf(channels.map(toLinear))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function toLinear(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function threeOf(values: number[]): [number, number, number] {
  return values as [number, number, number]
}
