import { luminance, readRgb, type Rgb } from './rgb.ts'

/** The WCAG 2 contrast ratio of two colours, between 1 and 21. One that lets through is taken on white, the lightest picture there can be. */
export function contrast(one: string, other: string): number {
  const luminances = [one, other].map((value) => luminance(onWhite(readRgb(value))))
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05)
}

/** What a theme's grade asks of a pair: WCAG's 4.5 and 3, or AAA's 7 for text, with 4.5 of our own for the parts of a control. */
export const requiredContrast = {
  AA: { text: 4.5, graphic: 3 },
  AAA: { text: 7, graphic: 4.5 },
} as const

function onWhite({ channels, alpha }: Rgb): Rgb {
  const mixed = channels.map((channel) => channel * alpha + 255 * (1 - alpha))
  return { channels: mixed as Rgb['channels'], alpha: 1 }
}
