import { loadLayout } from '#app/public/layout/load-layout.ts'
import type { PageReader } from '#app/page-data/page-reader.ts'
import { publicPages, type PublicPage } from './public-pages.ts'

/** Every load of the public site by its page, and that of the layout around the pages. */
export const pageLoads: Readonly<Record<string, PublicPage['load']>> = {
  layout: async (read: PageReader) => ({ loaded: { content: await loadLayout(read) }, status: 200 }),
  ...Object.fromEntries(Object.entries(publicPages).map(([path, { load }]) => [path, load])),
}
