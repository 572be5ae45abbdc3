/** A picture's file, and what is known of it. */
export interface KnownPicture {
  /** Where the file itself is. */
  address: string
  /** In its own pixels, where they are known; room is kept by their proportion while it loads. */
  width?: number
  height?: number
  hasVariants: boolean
}

/** The formats of variants, the smallest first. */
export const formats = ['avif', 'webp'] as const

type Format = (typeof formats)[number]

/** The widths of variants, but for the last: that is as wide as the picture, or as the widest here. */
const widths = { avif: [320, 480, 720, 960, 1280], webp: [480, 960] }
const WIDEST = 1920
/** Of a film's poster there can be only one. */
const POSTER = { least: 960, most: 960 }
const KNOWN = /^([^#]*)#(\d+)x(\d+)(v?)$/

/**
 * Parses an address: `/upload/a.jpg#1920x1080v` has 1920 × 1080 pixels and variants, without `v` no variants. The
 * fragment is not sent to servers; other addresses have no known size.
 */
export function knownPicture(src: string): KnownPicture {
  const [, address, width, height, mark] = KNOWN.exec(src) ?? []
  if (address === undefined) return { address: src, hasVariants: false }
  return { address, width: Number(width), height: Number(height), hasVariants: mark === 'v' }
}

/** The widths in pixels that anybody can have use for, where a picture is shown. */
export interface UsefulWidths {
  least: number
  most: number
}

/** The variants of one format for `srcset`, from the smallest useful width to the first that covers the largest. */
export function srcSetOf(picture: KnownPicture, format: Format, useful: UsefulWidths): string {
  return variantsOf(picture, format, useful)
    .map(({ address, width }) => `${address} ${width}w`)
    .join(', ')
}

/** The picture that a film shows before it is played. */
export function posterOf(src: string): string {
  const picture = knownPicture(src)
  const widest = picture.hasVariants ? variantsOf(picture, 'webp', POSTER).at(-1) : undefined
  return widest?.address ?? picture.address
}

function variantsOf({ address, width = 0 }: KnownPicture, format: Format, { least, most }: UsefulWidths) {
  const widest = Math.min(width, WIDEST)
  const made = [...widths[format].filter((each) => each < widest), widest]
  const enough = made.find((each) => each >= most) ?? widest
  const stem = address.replace(/\.(?=[a-z0-9]+$)/, '-')
  return made
    .filter((each) => each === enough || (each >= least && each < enough))
    .map((each) => ({ address: `${stem}_${each}.${format}`, width: each }))
}
