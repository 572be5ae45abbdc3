import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AboutPage } from '#app/public/about/about-page.tsx'
import { loadAboutPage } from '#app/public/about/load-about-page.ts'
import type { PageHandle } from '#app/public/page-handle.ts'
import { bannerMeta } from '#app/public/page-meta.ts'
import { bannerHead } from '#app/public/seo/page-heads.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const content = await loadAboutPage(context.read, context)
  return {
    content,
    head: bannerHead('/about', content.texts, context.publicUrl),
    publicUrl: context.publicUrl,
  }
}

/** Loaded once for each visit of the page, whatever is opened on it. */
export const shouldRevalidate = () => false

export const meta: MetaFunction<typeof loader> = ({ data }) => bannerMeta('/about', data)

export const handle = {
  startsDark: true,
  isCached: true,
  sitemap: { texts: 'about', changesWith: 'news' },
} satisfies PageHandle

/** About (public-site §2.10). */
export default function AboutRoute() {
  return <AboutPage {...useLoaderData<typeof loader>().content} />
}
