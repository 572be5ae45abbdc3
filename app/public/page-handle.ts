import type { pageKeys } from '#content/page-config/page-config.type.ts'

/** What a public route says of itself in its `handle`. Browsers download it: plain data, few words. */
export interface PageHandle {
  /** The route's name, where the specification gives it one. */
  name?: string
  /** The header lies transparent over the page's dark top. */
  startsDark?: boolean
  /**
   * Every visitor gets the same response, so the host may cache it. Where the path has a parameter, only known addresses
   * are cached: numbers for `$id`, the case pages for `$page`.
   */
  isCached?: boolean
  /** The query parameter that only the browser reads: the cached response is the same whatever its value. */
  clientQuery?: string
  /** Sitemap entries: none, the address, those of a list, or the address with a page config's picture (`texts`). */
  sitemap: boolean | SitemapList | { texts: keyof typeof pageKeys; changesWith?: 'news' }
}

/** The lists that `app/public/seo/load-sitemap.ts` reads. */
export type SitemapList = 'banners' | 'casePages' | 'cases' | 'news' | 'jobs'

/** A public route of the built site. */
export interface PublicRoute {
  /** As the router writes it, such as `/about/news/:id`. */
  path: string
  handle: PageHandle
}
