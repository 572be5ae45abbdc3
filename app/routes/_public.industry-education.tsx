import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { isBeyondHash } from '#app/public/beyond-hash.ts'
import { IndustryEducationPage } from '#app/public/industry-education/industry-education-page.tsx'
import { loadIndustryEducation } from '#app/public/industry-education/load-industry-education.ts'
import { bannerMeta } from '#app/public/page-meta.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  return { content: await loadIndustryEducation(context.read), publicUrl: context.publicUrl }
}

export const shouldRevalidate = isBeyondHash

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  bannerMeta('/industry-education', loaded)

/** The header lies transparent over this page's dark top. */
export const handle = { startsDark: true }

/** Industry education (public-site §2.8). */
export default function IndustryEducationRoute() {
  return <IndustryEducationPage {...useLoaderData<typeof loader>().content} />
}
