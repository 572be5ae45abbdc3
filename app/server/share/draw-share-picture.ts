import sharp from 'sharp'
import { SHARE_HEIGHT, SHARE_WIDTH } from '#app/public/seo/share-picture.ts'
import { decodeOptions, drawingTime } from './decode-limits.ts'

/** What may be decoded here: pictures that were cleaned when they were let in, and those of the site (db/files/clean-image.ts). */
const DECODERS = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadNsgifBuffer',
  'VipsForeignLoadHeifBuffer',
]

/** Called each time, for anyone who blocks all others may be loaded later. */
export const admitDecoders = (): void => sharp.unblock({ operation: DECODERS })

/**
 * The middle of a picture as a JPEG of 1200 × 630, on white where it lets through.
 * @throws Error where it cannot be decoded
 */
export function drawSharePicture(source: Buffer): Promise<Buffer> {
  admitDecoders()
  return sharp(source, decodeOptions)
    .autoOrient()
    .resize(SHARE_WIDTH, SHARE_HEIGHT, { fit: 'cover' })
    .flatten({ background: 'white' })
    .jpeg({ quality: 82, mozjpeg: true })
    .timeout(drawingTime)
    .toBuffer()
}
