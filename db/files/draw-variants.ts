import { stat } from 'node:fs/promises'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import {
  variantFormats,
  widestOf,
  widthsOf,
  type PictureFacts,
  type VariantFormat,
} from '#contract/files/picture-variants.ts'
import { decodePicture, DRAWING_SECONDS } from './decode-picture.ts'

/** Writes drawn bytes where they belong. */
export type KeepVariant = (width: number, format: VariantFormat, bytes: Buffer) => Promise<void>

/** More is no picture of a page but a scroll; it is shown as it is. */
const MOST_DRAWN_PIXELS = 12_000_000

/** Of so small a file nothing is saved. */
const FEW_BYTES = 2000

/** More effort takes five times as long for a fifteenth of the bytes. */
const encoders: Record<VariantFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 50, effort: 2 }),
  webp: (image) => image.webp({ quality: 75, smartSubsample: true }),
}

/**
 * Draws a picture upright at each width that pages show, in the colours of the web and without whatever else was in the file:
 * places, times, names. One that would be no smaller than the file itself is left out; an animation has none, since its
 * frames are what it is for.
 */
export async function drawVariants(
  path: string,
  maxPixels: number,
  keep: KeepVariant,
): Promise<PictureFacts> {
  const { width, height, pages = 1, bytes: fileBytes } = await measuresOf(path, maxPixels)
  const widest = widestOf(width)
  const drawnPixels = (widest * widest * height) / width
  if (pages > 1 || drawnPixels > MOST_DRAWN_PIXELS || fileBytes < FEW_BYTES)
    return { width, height, hasVariants: false }

  // The file is decoded once; all are drawn from the largest.
  const { data, info } = await decodePicture(path, maxPixels)
    .autoOrient()
    .resize({ width: widest })
    .timeout({ seconds: DRAWING_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true })
  let hasVariants = false
  for (const format of variantFormats) {
    for (const each of widthsOf(width, format)) {
      const bytes = await drawn(data, info, each, format)
      if (bytes.length >= fileBytes) continue
      await keep(each, format, bytes)
      hasVariants = true
    }
  }
  return { width, height, hasVariants }
}

function drawn(data: Buffer, info: OutputInfo, width: number, format: VariantFormat): Promise<Buffer> {
  const { channels } = info
  const image = sharp(data, { raw: { width: info.width, height: info.height, channels } }).resize({ width })
  return encoders[format](image).timeout({ seconds: DRAWING_SECONDS }).toBuffer()
}

/** As the picture is seen, turned upright; an animation's are those of a frame. */
async function measuresOf(path: string, maxPixels: number) {
  const { autoOrient, pageHeight, pages } = await decodePicture(path, maxPixels).metadata()
  const { size } = await stat(path)
  return { width: autoOrient.width, height: pageHeight ?? autoOrient.height, pages, bytes: size }
}
