import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { revalidateUnlessHashChange } from '#app/public/revalidate-unless-hash-change.ts'
import { loadMapSurveying } from '#app/public/map-surveying/load-map-surveying.ts'
import { MapSurveyingPage } from '#app/public/map-surveying/map-surveying-page.tsx'
import type { PageHandle } from '#app/public/page-handle.ts'
import { bannerMeta } from '#app/public/page-meta.ts'
import { bannerHead } from '#app/public/seo/page-heads.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const content = await loadMapSurveying(context.read)
  return {
    content,
    head: bannerHead('/map-surveying', content.texts, context.publicUrl),
    publicUrl: context.publicUrl,
  }
}

export const shouldRevalidate = revalidateUnlessHashChange

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => bannerMeta('/map-surveying', loaded)

export const handle = {
  startsDark: true,
  isCached: true,
  sitemap: { texts: 'map-surveying' },
} satisfies PageHandle

/** Map surveying (public-site §2.7). */
export default function MapSurveyingRoute() {
  return <MapSurveyingPage {...useLoaderData<typeof loader>().content} />
}
