import type { MetaDescriptor } from '@remix-run/node'

/** What networks show large without cutting it; 1.91 to 1. */
export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630

/** Stands for a picture that is missing or not ours to name; drawn by scripts/brand. */
const OWN_PICTURE = '/images/share.jpg'

/** Our files: uploads, and the pictures that come with the site. */
const OURS = /^\/(upload|images)\/[\w.-]+$/

/**
 * Open Graph tags of a shared page's picture: its title, section and the mark, drawn by app/server/share as JPEG,
 * because WeChat may not take WebP.
 */
export function sharePicture(path: string, alt: string, publicUrl: string): MetaDescriptor[] {
  return [
    { property: 'og:image', content: `${publicUrl}${sharePicturePath(path)}` },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(SHARE_WIDTH) },
    { property: 'og:image:height', content: String(SHARE_HEIGHT) },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** Where the share picture of a page is. */
export const sharePicturePath = (path: string): string => `/share/pages${path === '/' ? '/home' : path}.jpg`

/** Where the poster of a story, case or posting is. */
export const posterPath = (path: string): string => `/share/posters${path}.jpg`

/** A picture of the site as JPEG for other programs; what an address tells behind `#` is for our own pages. */
export function shareAddress(shown: string | undefined, publicUrl: string): string {
  const image = shown?.split('#')[0]
  if (!image || image === OWN_PICTURE) return `${publicUrl}${OWN_PICTURE}`
  if (OURS.test(image)) return `${publicUrl}/share${image}.jpg`
  return /^https?:/.test(image) ? image : `${publicUrl}${OWN_PICTURE}`
}
