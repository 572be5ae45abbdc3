import encodeQR from 'qr'
import sharp, { type OverlayOptions } from 'sharp'
import { company } from '#app/public/company.ts'
import { decodeOptions, drawingTime } from './decode-limits.ts'
import type { CardParts } from './draw-share-card.ts'
import { admitDecoders } from './draw-share-picture.ts'
import { inColumn, markPart, shareColors, textPart, type Part } from './share-layout.ts'

const [WIDTH, HEIGHT] = [1080, 1440]
const PICTURE_HEIGHT = 560
/** Where the words begin on a poster without a picture. */
const BARE_HEIGHT = 320
const WORDS_WIDTH = 900
const MARK = 136
const CELL = 7
/** Cells of white that a QR code needs around it. */
const QUIET = 4

/** A poster of 1080 × 1440: the picture, mark, section and title, and a QR code that leads to the page. */
export async function drawPoster(
  { title, section, picture }: CardParts,
  address: string,
  publicFolder: string,
): Promise<Buffer> {
  admitDecoders()
  const lettering = { width: WORDS_WIDTH, color: shareColors.text }
  const [mark, name, above, words, code, hint] = await Promise.all([
    markPart(publicFolder, MARK),
    textPart(publicFolder, company.name, { ...lettering, size: 36, gap: 20 }),
    textPart(publicFolder, section, { ...lettering, size: 36, color: shareColors.section, gap: 48 }),
    textPart(publicFolder, title, {
      ...lettering,
      size: 62,
      color: shareColors.title,
      gap: 28,
      mostLines: 3,
    }),
    codePart(address),
    textPart(publicFolder, '扫码在官网查看', { ...lettering, size: 28, gap: 20 }),
  ])
  const backdrop = await pictureOn(picture)
  const edge = backdrop.length > 0 ? PICTURE_HEIGHT : BARE_HEIGHT
  const footHeight = code.height + hint.gap + hint.height
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: shareColors.ground } })
    .composite([
      ...backdrop,
      ...inColumn([mark, name, above, words], WIDTH, edge - MARK / 2),
      ...inColumn([code, hint], WIDTH, HEIGHT - 48 - footHeight),
    ])
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer()
}

/** A picture that cannot be decoded is left out. */
async function pictureOn(picture: Buffer | undefined): Promise<OverlayOptions[]> {
  if (!picture) return []
  const input = await sharp(picture, decodeOptions)
    .autoOrient()
    .resize(WIDTH, PICTURE_HEIGHT, { fit: 'cover' })
    .png()
    .timeout(drawingTime)
    .toBuffer()
    .catch(() => undefined)
  return input ? [{ input, left: 0, top: 0 }] : []
}

/** A QR code with its quiet zone, in whole pixels. */
async function codePart(text: string): Promise<Part> {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET })
  const side = rows.length
  const pixels = Buffer.from(rows.flat().map((isDark) => (isDark ? 0 : 255)))
  const input = await sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .resize(side * CELL, side * CELL, { kernel: 'nearest' })
    .png()
    .toBuffer()
  return { input, width: side * CELL, height: side * CELL, gap: 0 }
}
