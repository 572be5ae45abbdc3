import { formats, shownWidths, srcSetOf } from '#design-system/picture/index.ts'
import type { PictureFacts } from '#contract/files/picture-variants.ts'
import type { CleanHtml } from '#contract/html-allow-list.ts'
import { imageAddress } from '#contract/image-address.ts'

/** What the host tells about addresses of files. */
export interface AddressSettings {
  /** Prefix of relative addresses of files. */
  assetBaseUrl?: string
  /** What is known of an upload; without it every picture is shown as it is. */
  factsOf?: (name: string) => PictureFacts | undefined
}

const UPLOAD = /^\/upload\/([^/?#]+)$/
const OWN_PICTURE = /<img\b([^>]*?)\bsrc="(\/upload\/[^"/?#]+)"([^>]*?)\s*\/?>/g

/**
 * An address ready for display, with what is known of the picture behind its `#` (design-system/picture). Another host's
 * pictures have no variants: nobody knows what it keeps beside the originals.
 */
export function shownAddress(path: string, { assetBaseUrl, factsOf }: AddressSettings): string {
  const address = imageAddress(path, assetBaseUrl)
  const facts = factsAbout(imageAddress(path), factsOf)
  if (!facts) return address
  return `${address}#${facts.width}x${facts.height}${facts.hasVariants && !assetBaseUrl ? 'v' : ''}`
}

/** What an administrator wrote, its uploaded pictures with their measures and variants, and none loaded before it is near. */
export function withKnownPictures(html: CleanHtml, { factsOf }: AddressSettings): CleanHtml {
  return html.replace(OWN_PICTURE, (written: string, before: string, address: string, after: string) => {
    const facts = factsAbout(address, factsOf)
    if (!facts) return written
    const own = `${before}${after}`
    const measures = /\b(width|height)=/.test(own) ? '' : ` width="${facts.width}" height="${facts.height}"`
    const lazily = /\bloading=/.test(own) ? '' : ' loading="lazy"'
    const image = `<img${before.trimEnd()} src="${address}"${after}${measures}${lazily} decoding="async">`
    return facts.hasVariants ? `<picture>${sourcesOf(address, facts)}${image}</picture>` : image
  }) as CleanHtml
}

function sourcesOf(address: string, facts: PictureFacts): string {
  const { sizes, ...useful } = shownWidths.column
  return formats
    .map((format) => {
      const srcSet = srcSetOf({ address, ...facts }, format, useful)
      return `<source type="image/${format}" srcset="${srcSet}" sizes="${sizes}">`
    })
    .join('')
}

function factsAbout(address: string, factsOf: AddressSettings['factsOf']): PictureFacts | undefined {
  const name = UPLOAD.exec(address)?.[1]
  return name === undefined ? undefined : factsOf?.(name)
}
