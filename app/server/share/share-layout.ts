import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { palette } from '#design-system/tokens/palette.ts'

/** Ships with the site, for few servers have a Chinese font. Characters beyond GB 2312 need one of the server. */
const FONT_FILE = 'fonts/noto-sans-sc-bold.otf'
const FONT = 'Noto Sans CJK SC Bold'

/** One part of a column: its pixels, and the distance to the part above. */
export interface Part {
  input: Buffer
  width: number
  height: number
  gap: number
}

/** A text of a share picture. */
export interface Lettering {
  size: number
  color: string
  /** Widest line in pixels. */
  width: number
  gap: number
  mostLines?: number
}

/** The colours of share pictures. */
export const shareColors = {
  ground: palette.ink[900],
  title: palette.white,
  text: palette.ink[200],
  section: palette.orange[300],
} as const

/** A text in lines of about equal length, cut after the last line that has room. */
export async function textPart(publicFolder: string, text: string, lettering: Lettering): Promise<Part> {
  const { size, color, width, gap, mostLines = 1 } = lettering
  const perLine = width / size
  const shown = cut(text, perLine * mostLines)
  const lines = Math.ceil(lengthOf(shown) / perLine)
  const even = lines > 1 ? Math.ceil(lengthOf(shown) / lines + 1) * size : width
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escaped(shown)}</span>`,
      font: `${FONT} ${size}`,
      fontfile: join(publicFolder, FONT_FILE),
      width: Math.min(width, even),
      align: 'centre',
      wrap: 'word-char',
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height, gap }
}

/** The company's mark in a size. */
export async function markPart(publicFolder: string, side: number): Promise<Part> {
  const icon = await readFile(join(publicFolder, 'icons/icon-512.png'))
  const input = await sharp(icon).resize(side, side).png().toBuffer()
  return { input, width: side, height: side, gap: 0 }
}

/** Places parts below each other, each centred; `top` is where the first begins. */
export function inColumn(parts: readonly Part[], width: number, top: number): OverlayOptions[] {
  let below = top
  return parts.map(({ input, width: own, height, gap }) => {
    const place = { input, left: Math.round((width - own) / 2), top: Math.round(below + gap) }
    below = place.top + height
    return place
  })
}

/** How high parts stand below each other. */
export const heightOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { height, gap }) => sum + height + gap, 0)

/** In widths of a Chinese character; Latin letters and digits take about half. */
function lengthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter < '\u2000' ? 0.6 : 1), 0)
}

function cut(text: string, most: number): string {
  if (lengthOf(text) <= most) return text
  const letters = [...text]
  while (lengthOf(letters.join('')) > most - 1.5) letters.pop()
  return `${letters.join('')}…`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
