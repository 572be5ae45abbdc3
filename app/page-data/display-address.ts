import type { PictureFacts } from '#contract/engine/backend.ts'
import type { CleanHtml } from '#contract/shared/html-allow-list.ts'
import { imageAddress } from '#contract/shared/image-address.ts'

/** What the host tells about addresses of files. */
export interface AddressSettings {
  /** Prefix of relative addresses of files. */
  assetBaseUrl?: string
  /** What is known of an upload; without it every picture is shown as it is. */
  factsOf?: (name: string) => PictureFacts | undefined
}

const UPLOAD = /^\/upload\/([^/?#]+)$/
const UPLOADED_PICTURE = /(<img\b[^>]*?\bsrc=")(\/upload\/[^"/?#]+)"/g

/**
 * An address ready for display, with what is known of the picture behind its `#` (design-system/picture). Another host's
 * pictures have no variants: nobody knows what it keeps beside the originals.
 */
export function displayAddress(path: string, { assetBaseUrl, factsOf }: AddressSettings): string {
  const address = imageAddress(path, assetBaseUrl)
  const facts = factsAbout(imageAddress(path), factsOf)
  if (!facts) return address
  return `${address}#${facts.width}x${facts.height}${facts.hasVariants && !assetBaseUrl ? 'v' : ''}`
}

/** What an administrator wrote, its uploaded pictures by such addresses. */
export function withPictureSizes(html: CleanHtml, { factsOf }: AddressSettings): CleanHtml {
  return html.replace(
    UPLOADED_PICTURE,
    (_written, before: string, address: string) => `${before}${displayAddress(address, { factsOf })}"`,
  ) as CleanHtml
}

function factsAbout(address: string, factsOf: AddressSettings['factsOf']): PictureFacts | undefined {
  const name = UPLOAD.exec(address)?.[1]
  return name === undefined ? undefined : factsOf?.(name)
}
