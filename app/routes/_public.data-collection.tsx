import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { revalidateUnlessHashChange } from '#app/public/revalidate-unless-hash-change.ts'
import { DataCollectionPage } from '#app/public/data-collection/data-collection-page.tsx'
import { loadDataCollection } from '#app/public/data-collection/load-data-collection.ts'
import type { PageHandle } from '#app/public/page-handle.ts'
import { bannerMeta } from '#app/public/page-meta.ts'
import { bannerHead } from '#app/public/seo/page-heads.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const content = await loadDataCollection(context.read)
  return {
    content,
    head: bannerHead('/data-collection', content.texts, context.publicUrl),
    publicUrl: context.publicUrl,
  }
}

export const shouldRevalidate = revalidateUnlessHashChange

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => bannerMeta('/data-collection', loaded)

export const handle = {
  startsDark: true,
  isCached: true,
  sitemap: { texts: 'data-collection' },
} satisfies PageHandle

/** Data collection (public-site §2.9). */
export default function DataCollectionRoute() {
  return <DataCollectionPage {...useLoaderData<typeof loader>().content} />
}
