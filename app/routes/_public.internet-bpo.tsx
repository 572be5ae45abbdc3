import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { revalidateUnlessHashChange } from '#app/public/revalidate-unless-hash-change.ts'
import { InternetBpoPage } from '#app/public/internet-bpo/internet-bpo-page.tsx'
import { loadInternetBpo } from '#app/public/internet-bpo/load-internet-bpo.ts'
import type { PageHandle } from '#app/public/page-handle.ts'
import { bannerMeta } from '#app/public/page-meta.ts'
import { bannerHead } from '#app/public/seo/page-heads.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const content = await loadInternetBpo(context.read)
  return {
    content,
    head: bannerHead('/internet-bpo', content.texts, context.publicUrl),
    publicUrl: context.publicUrl,
  }
}

export const shouldRevalidate = revalidateUnlessHashChange

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => bannerMeta('/internet-bpo', loaded)

export const handle = {
  startsDark: true,
  isCached: true,
  sitemap: { texts: 'internet-bpo' },
} satisfies PageHandle

/** Internet BPO (public-site §2.9). */
export default function InternetBpoRoute() {
  return <InternetBpoPage {...useLoaderData<typeof loader>().content} />
}
