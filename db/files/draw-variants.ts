import { stat } from 'node:fs/promises'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { variantFormats, widestOf, widthsOf, type VariantFormat } from '#contract/files/picture-variants.ts'
import { decodePicture, DRAWING_SECONDS } from './decode-picture.ts'

/** Writes drawn bytes where they belong. */
export type KeepVariant = (width: number, format: VariantFormat, bytes: Uint8Array) => Promise<void>

/** More is no picture of a page but a scroll; it is shown as it is. */
const MOST_DRAWN_PIXELS = 12_000_000

/** Of so small a file nothing is saved. */
const FEW_BYTES = 2000

/** More effort takes five times as long for a fifteenth of the bytes. */
const encoders: Record<VariantFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 50, effort: 2 }),
  webp: (image) => image.webp({ quality: 75, smartSubsample: true }),
}

/** What a picture is, and whether variants of it are worth drawing. */
export interface Measures {
  width: number
  height: number
  isWorthDrawing: boolean
}

/** Measures of a picture as it is seen, turned upright; an animation's are those of a frame. */
export async function measurePicture(path: string, maxPixels: number): Promise<Measures> {
  const { autoOrient, pageHeight, pages = 1 } = await decodePicture(path, maxPixels).metadata()
  const { size } = await stat(path)
  const { width } = autoOrient
  const height = pageHeight ?? autoOrient.height
  const drawnPixels = (widestOf(width) ** 2 * height) / width
  // An animation has no variants, since its frames are what it is for.
  const isWorthDrawing = pages === 1 && size >= FEW_BYTES && drawnPixels <= MOST_DRAWN_PIXELS
  return { width, height, isWorthDrawing }
}

/**
 * Draws a picture upright in sRGB at each width that pages show, without metadata such as locations. Skips a variant
 * that would not be smaller than the file.
 */
export async function drawVariants(path: string, maxPixels: number, keep: KeepVariant): Promise<void> {
  const { size } = await stat(path)
  const { width } = await measurePicture(path, maxPixels)
  // The file is decoded once; all are drawn from the largest.
  const { data, info } = await decodePicture(path, maxPixels)
    .autoOrient()
    .resize({ width: widestOf(width) })
    .timeout({ seconds: DRAWING_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const format of variantFormats) {
    for (const each of widthsOf(width, format)) {
      const bytes = await drawn(data, info, each, format)
      if (bytes.length < size) await keep(each, format, bytes)
    }
  }
}

function drawn(data: Buffer, info: OutputInfo, width: number, format: VariantFormat): Promise<Buffer> {
  const { channels } = info
  const image = sharp(data, { raw: { width: info.width, height: info.height, channels } }).resize({ width })
  return encoders[format](image).timeout({ seconds: DRAWING_SECONDS }).toBuffer()
}
