import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { revalidateUnlessHashChange } from '#app/public/revalidate-unless-hash-change.ts'
import { LabelPage } from '#app/public/label/label-page.tsx'
import { loadLabel } from '#app/public/label/load-label.ts'
import type { PageHandle } from '#app/public/page-handle.ts'
import { bannerMeta } from '#app/public/page-meta.ts'
import { bannerHead } from '#app/public/seo/page-heads.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const content = await loadLabel(context.read)
  return {
    content,
    head: bannerHead('/label', content.texts, context.publicUrl),
    publicUrl: context.publicUrl,
  }
}

export const shouldRevalidate = revalidateUnlessHashChange

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => bannerMeta('/label', loaded)

export const handle = {
  startsDark: true,
  isCached: true,
  sitemap: { texts: 'label-platform' },
} satisfies PageHandle

/** Annotation platform (public-site §2.13). */
export default function LabelRoute() {
  return <LabelPage {...useLoaderData<typeof loader>().content} />
}
