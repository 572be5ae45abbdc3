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

/** The widths of variants, but for the last: that is as wide as the picture, or as the widest here. */
const widths = [320, 480, 720, 960, 1280, 1920]
const KNOWN = /^([^#]*)#(\d+)x(\d+)(v?)$/

/**
 * What an address tells of its picture: `/upload/a.jpg#1920x1080v` is one of 1920 × 1080 pixels with variants, without the `v` one
 * that has none. What stands behind `#` is sent to no server; of any other address nothing is known.
 */
export function knownPicture(src: string): KnownPicture {
  const [, address, width, height, mark] = KNOWN.exec(src) ?? []
  if (address === undefined) return { address: src, hasVariants: false }
  return { address, width: Number(width), height: Number(height), hasVariants: mark === 'v' }
}

/** The variants of one format for `srcset`, up to the first that is wide enough for `most` pixels. */
export function srcSetOf(
  { address, width = 0 }: KnownPicture,
  format: (typeof formats)[number],
  most: number,
): string {
  const widest = Math.min(width, widths[widths.length - 1] as number)
  const made = [...widths.filter((each) => each < widest), widest]
  const enough = made.find((each) => each >= most) ?? widest
  const stem = address.replace(/\.(?=[a-z0-9]+$)/, '-')
  return made
    .filter((each) => each <= enough)
    .map((each) => `${stem}_${each}.${format} ${each}w`)
    .join(', ')
}
