import { xmlElement, xmlText } from './xml.ts'

/** One page of the site, for search engines. */
export interface SitemapPage {
  path: string
  /** When it last changed (ISO 8601), where that is known. */
  changed?: string
  /** Addresses of its pictures, ready for display. */
  pictures?: readonly string[]
}

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

/** The site's pages by the sitemap protocol (sitemaps.org), with the pictures of each. */
export function sitemapXml(pages: readonly SitemapPage[], publicUrl: string): string {
  const entries = pages.map(({ path, changed = '', pictures = [] }) => {
    const images = pictures
      .filter(Boolean)
      // What is told behind `#` is for our own pages.
      .map((picture) => picture.replace(/#.*/, ''))
      .map((picture) => xmlElement('image:image', xmlElement('image:loc', address(picture, publicUrl))))
    const facts = [
      xmlElement('loc', address(path, publicUrl)),
      xmlElement('lastmod', xmlText(changed)),
      ...images,
    ]
    return xmlElement('url', facts.join(''))
  })
  return `<urlset ${NAMESPACES}>\n${entries.join('\n')}\n</urlset>`
}

/** The protocol wants addresses whole, their signs encoded and escaped. */
function address(path: string, publicUrl: string): string {
  return xmlText(encoded(path.startsWith('/') ? `${publicUrl}${path}` : path))
}

/** What is encoded already is not encoded twice, or a signed address would break. */
function encoded(given: string): string {
  const address = given.replace(/%(?![\da-f]{2})/gi, '%25')
  return URL.canParse(address) ? new URL(address).href : encodeURI(given)
}
