import { formats, knownPicture, shownWidths, srcSetOf } from '#design-system/picture/index.ts'

const KNOWN_PICTURE = /<img\b([^>]*?)\bsrc="([^"#]+#\d+x\d+v?)"([^>]*?)\s*\/?>/g

/**
 * Adds dimensions, lazy loading and variants to pictures with a size after `#` (design-system/picture). The input is
 * clean HTML; attributes set by an administrator stay.
 */
export function withVariants(html: string): string {
  return html.replace(KNOWN_PICTURE, (_written, before: string, src: string, after: string) => {
    const picture = knownPicture(src)
    const own = `${before}${after}`
    const measures = /\b(width|height)=/.test(own)
      ? ''
      : ` width="${picture.width}" height="${picture.height}"`
    const lazyWithRetry = /\bloading=/.test(own) ? '' : ' loading="lazy"'
    const image = `<img${before}src="${picture.address}"${after}${measures}${lazyWithRetry} decoding="async">`
    if (!picture.hasVariants) return image
    const { sizes, ...useful } = shownWidths.column
    const sources = formats.map(
      (format) =>
        `<source type="image/${format}" srcset="${srcSetOf(picture, format, useful)}" sizes="${sizes}">`,
    )
    return `<picture>${sources.join('')}${image}</picture>`
  })
}
