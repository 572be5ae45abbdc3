import type { ApiClient } from '#content/registry/api-client.ts'
import type { PageReader } from '#app/page-data/page-reader.ts'
import type { PublicRoute } from '#app/public/page-handle.ts'

/** What the host hands to every loader and action. */
export interface LoadContext {
  /** The API, in-process: the same `answer()` that `/api/*` uses, wrapped by the browser's scenario in mock mode. */
  answer(request: Request): Promise<Response>
  /** Typed calls on that API, as an anonymous visitor. */
  api: ApiClient
  /** The same for pages: what it answers is safe and ready to show. */
  read: PageReader
  /** One structured log line; never a secret or personal data. */
  report(event: string, detail?: Record<string, unknown>): void
  /**
   * Key of the second-long cache of shared page data: the content version, so that every write invalidates it. Absent in
   * mock mode, where scenarios answer differently.
   */
  cacheKey?: object
  /** Marks the own scripts of this response; it stays in /admin documents and the map's only. */
  nonce: string
  /** Origin of canonical links (docs/operations/configuration.md#监听与网址, PUBLIC_URL), without a trailing slash. */
  publicUrl: string
  /** The site's public routes, for the sitemap. */
  publicRoutes(): Promise<readonly PublicRoute[]>
  /** Codes of search engines for the home page, by the names of their tags. */
  verification: Readonly<Record<string, string>>
  /** The map's key and security code, for its own document only; absent where no map is shown (X-22). */
  map?: { key: string; securityCode?: string }
  isDevelopment: boolean
  /** Present in mock mode only: the login screen's invented account. */
  mock?: MockContext
}

/** What mock mode shows on its pages. */
export interface MockContext {
  /** Absent when ADMIN_PASSWORD names a real one. */
  account?: { username: string; password: string }
}

declare module '@remix-run/node' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the interface of Remix takes ours by merging
  interface AppLoadContext extends LoadContext {}
}
