import { open } from 'node:fs/promises'
import type { Sharp } from 'sharp'
import { HttpError } from '#contract/shared/http-error.ts'
import { uploadSentences } from '#contract/shared/upload-rules.ts'
import { createWriteError } from '#db/connection/write-errors.ts'
import { decodePicture, DRAWING_SECONDS } from './decode-picture.ts'

/** Messages without a code from the library when it cannot write; the image itself is not at fault. */
const UNWRITABLE_WORDS =
  /unable to open for write|No space left|Disk quota exceeded|File too large|Read-only file system|Permission denied|Input\/output error/i

/** By stored extension: how an image is written again. */
const encoders: Record<string, (image: Sharp) => Sharp> = {
  jpg: (image) => image.jpeg({ quality: 90 }),
  png: (image) => image.png(),
  webp: (image) => image.webp({ quality: 90 }),
  gif: (image) => image.gif(),
  avif: (image) => image.avif({ quality: 70, effort: 2 }),
}

/**
 * Decodes an image whole and writes it again from its pixels, upright (docs/design/hardening.md#content-and-uploads).
 * This drops EXIF, locations, comments and hidden data.
 */
export async function cleanImage(
  from: string,
  to: string,
  extension: string,
  maxPixels: number,
): Promise<void> {
  const encode = encoders[extension]
  if (!encode) throw new Error(`No encoder for ${extension}`)
  try {
    const image = decodePicture(from, maxPixels)
    const { pages = 1 } = await image.metadata()
    // An animation has no orientation, and its frames cannot be turned.
    const upright = pages > 1 ? image : image.autoOrient()
    await encode(upright).timeout({ seconds: DRAWING_SECONDS }).toFile(to)
  } catch (error) {
    throw refusalOf(error)
  }
  const file = await open(to, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

function refusalOf(error: unknown): unknown {
  const message = error instanceof Error ? error.message : ''
  if (UNWRITABLE_WORDS.test(message)) return createWriteError('sharp')
  if (/pixel limit|exceeds/i.test(message)) return new HttpError(413, uploadSentences.tooManyPixels)
  return new HttpError(400, uploadSentences.damagedImage)
}
