import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { revalidateUnlessHashChange } from '#app/public/revalidate-unless-hash-change.ts'
import { IndustryEducationPage } from '#app/public/industry-education/industry-education-page.tsx'
import { loadIndustryEducation } from '#app/public/industry-education/load-industry-education.ts'
import type { PageHandle } from '#app/public/page-handle.ts'
import { bannerMeta } from '#app/public/page-meta.ts'
import { bannerHead } from '#app/public/seo/page-heads.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const content = await loadIndustryEducation(context.read)
  return {
    content,
    head: bannerHead('/industry-education', content.texts, context.publicUrl),
    publicUrl: context.publicUrl,
  }
}

export const shouldRevalidate = revalidateUnlessHashChange

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  bannerMeta('/industry-education', loaded)

export const handle = {
  startsDark: true,
  isCached: true,
  sitemap: { texts: 'industry-education' },
} satisfies PageHandle

/** Industry education (public-site §2.8). */
export default function IndustryEducationRoute() {
  return <IndustryEducationPage {...useLoaderData<typeof loader>().content} />
}
