import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { revalidateUnlessHashChange } from '#app/public/revalidate-unless-hash-change.ts'
import { GovernmentServicesPage } from '#app/public/government-services/government-services-page.tsx'
import { loadGovernmentServices } from '#app/public/government-services/load-government-services.ts'
import type { PageHandle } from '#app/public/page-handle.ts'
import { bannerMeta } from '#app/public/page-meta.ts'
import { bannerHead } from '#app/public/seo/page-heads.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const content = await loadGovernmentServices(context.read)
  return {
    content,
    head: bannerHead('/government-services', content.texts, context.publicUrl),
    publicUrl: context.publicUrl,
  }
}

export const shouldRevalidate = revalidateUnlessHashChange

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  bannerMeta('/government-services', loaded)

export const handle = {
  startsDark: true,
  isCached: true,
  sitemap: { texts: 'government-services' },
} satisfies PageHandle

/** Government services (public-site §2.5). */
export default function GovernmentServicesRoute() {
  return <GovernmentServicesPage {...useLoaderData<typeof loader>().content} />
}
