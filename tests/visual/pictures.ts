import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/**
 * How much two pixels may differ, and how many may. One machine draws a picture alike each time; the smallest of
 * the changes in `pictures.spec.ts` passes both limits by far (docs/visual-regression.md has the figures).
 */
export const tolerance = { colour: 0.006, pixels: 20 }

/** Of two machines: pictures are shrunk to an eighth, and this share of what is left may differ clearly. */
const afar = { shrunk: 8, colour: 0.05, share: 0.001, growth: 0.02 }

/** Up to here pictures are kept to the pixel; photographs would make the repository heavy. */
const LOSSLESS_LIMIT = 112 * 1024

interface Raw {
  data: Buffer
  width: number
  height: number
}

/** What a comparison found. */
export interface Difference {
  /** Pixels beyond the tolerance of colour. */
  pixels: number
  /** More than the tolerance allows, or another size. */
  isChange: boolean
  /** Draws what differs, as PNG. */
  draw: () => Promise<Buffer>
}

/** A screenshot as the repository keeps it: WebP, without loss where that is small. */
export async function encodePicture(screenshot: Buffer): Promise<Buffer> {
  // Half of the PNG at best; not to be tried with long pages, since it takes seconds.
  if (screenshot.length > LOSSLESS_LIMIT * 3) return lossily(screenshot)
  const lossless = await losslessly(screenshot)
  return lossless.length <= LOSSLESS_LIMIT ? lossless : lossily(screenshot)
}

/** Compares a screenshot with an approved picture, after the same encoding. */
export async function compareWithApproved(screenshot: Buffer, approved: Buffer): Promise<Difference> {
  const isLossless = approved.subarray(12, 16).toString('latin1') === 'VP8L'
  const same = isLossless ? screenshot : await lossily(screenshot)
  return same.equals(approved) ? noDifference : compare(await decode(approved), await decode(same))
}

/** Compares two screenshots of one run. */
export async function compareScreenshots(before: Buffer, after: Buffer): Promise<Difference> {
  return before.equals(after) ? noDifference : compare(await decode(before), await decode(after))
}

/**
 * Compares with a picture of another machine, where letters stand a hair otherwise: size, places and colours of what is
 * as large as a word.
 */
export async function compareFromAfar(before: Buffer, after: Buffer): Promise<Difference> {
  const [one, other] = await Promise.all([before, after].map((picture) => sharp(picture).metadata()))
  const growth = Math.abs(one!.height - other!.height) / one!.height
  if (one!.width !== other!.width || growth > afar.growth) return compareScreenshots(before, after)
  const [width, height] = [one!.width, one!.height].map((side) => Math.max(1, Math.round(side / afar.shrunk)))
  const small = (picture: Buffer) =>
    sharp(picture).resize(width, height, { fit: 'fill', kernel: 'cubic' }).png().toBuffer()
  return compare(await decode(await small(before)), await decode(await small(after)), {
    colour: afar.colour,
    pixels: width! * height! * afar.share,
  })
}

const noDifference: Difference = { pixels: 0, isChange: false, draw: async () => Buffer.alloc(0) }

function compare(before: Raw, after: Raw, most = tolerance): Difference {
  const hasResized = before.width !== after.width || before.height !== after.height
  if (!hasResized && before.data.equals(after.data)) return noDifference
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const drawn = Buffer.alloc(width * height * 4)
  const pixels = pixelmatch(widen(before, width, height), widen(after, width, height), drawn, width, height, {
    threshold: most.colour,
    // Edges of letters are what changes first.
    includeAA: true,
  })
  return {
    pixels,
    isChange: hasResized || pixels > most.pixels,
    draw: () =>
      sharp(drawn, { raw: { width, height, channels: 4 } })
        .png({ compressionLevel: 3 })
        .toBuffer(),
  }
}

/** Puts a picture onto a larger sheet, transparent where it does not reach, so that a change of size is seen. */
function widen({ data, width, height }: Raw, toWidth: number, toHeight: number): Buffer {
  if (width === toWidth && height === toHeight) return data
  const sheet = Buffer.alloc(toWidth * toHeight * 4)
  for (let row = 0; row < height; row += 1) {
    data.copy(sheet, row * toWidth * 4, row * width * 4, (row + 1) * width * 4)
  }
  return sheet
}

async function decode(picture: Buffer): Promise<Raw> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const losslessly = (screenshot: Buffer) => sharp(screenshot).webp({ lossless: true, effort: 2 }).toBuffer()
/** Other presets spread the bytes over the whole picture by what it shows: a change would be seen where none is. */
const lossily = (screenshot: Buffer) =>
  sharp(screenshot).webp({ quality: 45, effort: 3, preset: 'icon' }).toBuffer()
