import { data, useLoaderData } from '@remix-run/react'
import type { ComponentType } from 'react'
import { loadLayout, type LayoutContent } from '#app/public/layout/load-layout.ts'
import { PublicLayout } from '#app/public/layout/public-layout.tsx'
import type { PageReader } from '#app/page-data/page-reader.ts'
import { publicPages } from '#tests/pages/public-pages.ts'

/** What a page shows, and what its loader hands to it. */
interface SitePage {
  load: (read: PageReader) => Promise<{ loaded: object }>
  Component: ComponentType
}

function Layout() {
  return (
    <PublicLayout {...(useLoaderData() as LayoutContent)}>
      <h1>页面</h1>
    </PublicLayout>
  )
}

/** Every page of the public site by its path, and what stands around each. */
export const sitePages: Readonly<Record<string, SitePage>> = {
  页头与页脚: { load: async (read) => ({ loaded: await loadLayout(read) }), Component: Layout },
  ...publicPages,
}

/** The status that a loader refused with; undefined where it threw something else. */
export function refusedStatus(thrown: unknown): number | undefined {
  const isAnswer =
    typeof thrown === 'object' && thrown !== null && thrown.constructor === data(null).constructor
  return isAnswer ? ((thrown as ReturnType<typeof data>).init?.status ?? 200) : undefined
}
