import { luminance, readRgb, toHex } from './rgb.ts'

/** The grey of equal relative luminance, so that contrasts stay the same; keeps the notation of the input. */
export function greyOf(value: string): string {
  const colour = readRgb(value)
  const grey = Math.round(toChannel(luminance(colour)))
  const hex = toHex({ channels: [grey, grey, grey], alpha: 1 })
  if (value.startsWith('#')) return hex
  return value.replace(/\d+ \d+ \d+/, `${grey} ${grey} ${grey}`)
}

function toChannel(linear: number): number {
  return 255 * (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055)
}
