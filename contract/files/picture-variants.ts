import type { PictureFacts } from '#contract/engine/backend.ts'

/** What a variant may be written in, the smallest first. */
export const variantFormats = ['avif', 'webp'] as const

export type VariantFormat = (typeof variantFormats)[number]

/**
 * The widths at which pages show pictures, from beside text to a full page. The few browsers without AVIF get every other
 * width.
 */
const variantWidths: Record<VariantFormat, readonly number[]> = {
  avif: [320, 480, 720, 960, 1280, 1920],
  webp: [480, 960, 1920],
}
const WIDEST = 1920
const VARIANT = /^([A-Za-z0-9_-]+)-(jpg|png|webp|gif|avif)_\d{1,4}\.(avif|webp)$/
const FACTS = /^([A-Za-z0-9_-]+)-(jpg|png|webp|gif|avif)_(\d{1,8})x(\d{1,8})\.(made|none)$/

/** The widths of a picture's variants: none wider than the picture, the last as wide as it is ever shown. */
export function widthsOf(width: number, format: VariantFormat): number[] {
  const widest = widestOf(width)
  return [...variantWidths[format].filter((each) => each < widest), widest]
}

/** The width of a picture's largest variants. */
export const widestOf = (width: number) => Math.min(width, WIDEST)

/** The name of a variant, by which its original is known: `<name>-<extension>_<width>.<format>`. */
export function variantName(original: string, width: number, format: VariantFormat): string {
  return `${stemOf(original)}_${width}.${format}`
}

/** The name of the picture that a variant is of; undefined for a name that is no variant's. */
export function originalOf(name: string): string | undefined {
  const [, base, extension] = VARIANT.exec(name) ?? []
  return base === undefined ? undefined : `${base}.${extension}`
}

/** The name under which the facts of a picture are kept; a file that holds nothing. */
export function factsName(original: string, { width, height, hasVariants }: PictureFacts): string {
  return `${stemOf(original)}_${width}x${height}.${hasVariants ? 'made' : 'none'}`
}

/** The picture and its facts, out of such a name. */
export function readFactsName(name: string): { original: string; facts: PictureFacts } | undefined {
  const [, base, extension, width, height, made] = FACTS.exec(name) ?? []
  if (base === undefined) return undefined
  const facts = { width: Number(width), height: Number(height), hasVariants: made === 'made' }
  return { original: `${base}.${extension}`, facts }
}

const stemOf = (original: string) => original.replace(/\.(?=[a-z0-9]+$)/, '-')
