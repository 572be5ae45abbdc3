import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { shortenMiddle } from '#app/public/seo/shorten-middle.ts'
import { palette } from '#design-system/tokens/palette.ts'
import { breakLines, lengthOf, roomIn } from './break-lines.ts'

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
  text: palette.ink[100],
  section: palette.orange[200],
} as const

/** A text in lines of about equal length, shortened where it needs more than `mostLines`. */
export async function textPart(publicFolder: string, text: string, lettering: Lettering): Promise<Part> {
  const { size, color, width, gap, mostLines = 1 } = lettering
  const perLine = Math.floor(width / size)
  const lines = breakLines(shortenMiddle(text, roomIn(mostLines, perLine), lengthOf), perLine)
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escaped(lines.join('\n'))}</span>`,
      font: `${FONT} ${size}`,
      fontfile: join(publicFolder, FONT_FILE),
      width,
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

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
