import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import { blank, encodePng, paste, type RawPicture } from './raw-picture.ts'

/**
 * The permitted colour difference of a pixel and number of pixels, since one machine draws identically each time. The
 * smallest change in `pictures.spec.ts` far exceeds both (docs/visual-regression.md).
 */
export const tolerance = { colour: 0.006, pixels: 8 }

/** Of two machines: pictures are shrunk to an eighth, and this share of what is left may differ clearly. */
const afar = { shrunk: 8, colour: 0.05, share: 0.001, growth: 0.02 }

/** What a comparison found. */
export interface Difference {
  /** Pixels beyond the tolerance of colour. */
  pixels: number
  /** More than the tolerance allows, or another size. */
  isChange: boolean
  /** Draws what differs, as PNG. */
  draw: () => Promise<Buffer>
}

/**
 * Compares with another machine's picture, where letters differ slightly. Checks size, positions and colours of
 * word-sized parts.
 */
export async function compareFromAfar(before: RawPicture, after: RawPicture): Promise<Difference> {
  const growth = Math.abs(before.height - after.height) / before.height
  if (before.width !== after.width || growth > afar.growth) return comparePictures(before, after)
  const [width = 1, height = 1] = [before.width, before.height].map((side) =>
    Math.max(1, Math.round(side / afar.shrunk)),
  )
  const small = async ({ data, ...size }: RawPicture) => ({
    ...{ width, height },
    data: await sharp(data, { raw: { ...size, channels: 4 } })
      .resize(width, height, { fit: 'fill', kernel: 'cubic' })
      .raw()
      .toBuffer(),
  })
  const most = { colour: afar.colour, pixels: width * height * afar.share }
  return comparePictures(await small(before), await small(after), most)
}

const noDifference: Difference = { pixels: 0, isChange: false, draw: async () => Buffer.alloc(0) }

/** Compares two pictures pixel by pixel. @param most what may differ */
export function comparePictures(before: RawPicture, after: RawPicture, most = tolerance): Difference {
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
    draw: () => encodePng({ data: drawn, width, height }),
  }
}

/** Puts a picture onto a larger transparent sheet, so that a change of size is visible. */
function widen(picture: RawPicture, width: number, height: number): Buffer {
  if (width === picture.width && height === picture.height) return picture.data
  const sheet = blank(width, height, 0)
  paste(sheet, picture, 0, 0)
  return sheet.data
}
