import { luminance, readRgb, type Rgb } from './rgb.ts'

/**
 * The WCAG 2 contrast ratio of two colours, between 1 and 21. For translucent colours it is the lowest ratio over
 * white, black or the grey where both meet.
 */
export function contrast(one: string, other: string): number {
  const colours: Pair = [readRgb(one), readRgb(other)]
  const onBlack = luminancesOn(BLACK, colours)
  const onWhite = luminancesOn(WHITE, colours)
  if (crossOver(onBlack, onWhite)) return 1
  return Math.min(ratio(onBlack), ratio(onWhite))
}

/** Required contrast by grade: WCAG's 4.5 and 3, or AAA's 7 for text and our own 4.5 for graphics. */
export const requiredContrast = {
  AA: { text: 4.5, graphic: 3 },
  AAA: { text: 7, graphic: 4.5 },
} as const

type Pair = [one: Rgb, other: Rgb]
type Luminances = [one: number, other: number]

const BLACK = 0
const WHITE = 255

function luminanceOn(picture: number, { channels, alpha }: Rgb): number {
  const mixed = channels.map((channel) => channel * alpha + picture * (1 - alpha))
  return luminance({ channels: mixed as Rgb['channels'], alpha: 1 })
}

function luminancesOn(picture: number, [one, other]: Pair): Luminances {
  return [luminanceOn(picture, one), luminanceOn(picture, other)]
}

function ratio(luminances: Luminances): number {
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05)
}

/** Whether the one that is lighter on black is the darker one on white. */
function crossOver(onBlack: Luminances, onWhite: Luminances): boolean {
  return (onBlack[0] - onBlack[1]) * (onWhite[0] - onWhite[1]) < 0
}
