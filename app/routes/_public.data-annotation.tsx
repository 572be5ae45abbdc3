import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { revalidateUnlessHashChange } from '#app/public/revalidate-unless-hash-change.ts'
import { DataAnnotationPage } from '#app/public/data-annotation/data-annotation-page.tsx'
import { loadDataAnnotation } from '#app/public/data-annotation/load-data-annotation.ts'
import type { PageHandle } from '#app/public/page-handle.ts'
import { bannerMeta } from '#app/public/page-meta.ts'
import { bannerHead } from '#app/public/seo/page-heads.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const content = await loadDataAnnotation(context.read)
  return {
    content,
    head: bannerHead('/data-annotation', content.texts, context.publicUrl),
    publicUrl: context.publicUrl,
  }
}

export const shouldRevalidate = revalidateUnlessHashChange

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => bannerMeta('/data-annotation', loaded)

export const handle = {
  startsDark: true,
  isCached: true,
  sitemap: { texts: 'data-annotation' },
} satisfies PageHandle

/** Data annotation (public-site §2.6). */
export default function DataAnnotationRoute() {
  return <DataAnnotationPage {...useLoaderData<typeof loader>().content} />
}
