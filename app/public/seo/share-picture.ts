import type { MetaDescriptor } from '@remix-run/node'

/** What networks show large without cutting it; 1.91 to 1. */
export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630

/** Shown where a page has no picture of its own; drawn by scripts/brand. */
const OWN_PICTURE = '/images/share.jpg'

/** Our files: uploads, and the pictures that come with the site. */
const OURS = /^\/(upload|images)\/[\w.-]+$/

/**
 * Open Graph tags of a shared page's picture. The site's own files become JPEG (app/server/share-pictures.ts), because
 * WeChat may not take WebP; other addresses stay.
 */
export function sharePicture(image: string | undefined, alt: string, publicUrl: string): MetaDescriptor[] {
  const address = shareAddress(image, publicUrl)
  const isOurs = address.startsWith(`${publicUrl}/`)
  const facts: MetaDescriptor[] = [
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(SHARE_WIDTH) },
    { property: 'og:image:height', content: String(SHARE_HEIGHT) },
  ]
  return [
    { property: 'og:image', content: address },
    ...(isOurs ? facts : []),
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** Where others fetch that picture; what an address tells behind `#` is for our own pages. */
export function shareAddress(shown: string | undefined, publicUrl: string): string {
  const image = shown?.split('#')[0]
  if (!image || image === OWN_PICTURE) return `${publicUrl}${OWN_PICTURE}`
  if (OURS.test(image)) return `${publicUrl}/share${image}.jpg`
  return /^https?:/.test(image) ? image : `${publicUrl}${OWN_PICTURE}`
}
