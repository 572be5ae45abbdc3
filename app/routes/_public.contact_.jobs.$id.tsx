import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useRouteError } from '@remix-run/react'
import { revalidateUnlessHashChange } from '#app/public/revalidate-unless-hash-change.ts'
import { jobPageMeta } from '#app/public/contact/job-page/job-page-meta.ts'
import { goneJob, JobPage } from '#app/public/contact/job-page/job-page.tsx'
import { loadJobPage } from '#app/public/contact/job-page/load-job-page.ts'
import type { PageHandle } from '#app/public/page-handle.ts'
import { jobHead } from '#app/public/seo/page-heads.ts'
import { GonePage } from '#app/public/reading/gone-page.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const content = await loadJobPage(context.read, params.id)
  return { content, head: jobHead(content, context.publicUrl), publicUrl: context.publicUrl }
}

export const shouldRevalidate = revalidateUnlessHashChange

export const meta: MetaFunction<typeof loader> = ({ data, error }) => jobPageMeta(data, error)

export const handle = { isCached: true, sitemap: 'jobs' } satisfies PageHandle

/** One posting of the contact page (public-site §2.12). */
export default function JobRoute() {
  return <JobPage {...useLoaderData<typeof loader>().content} />
}

export function ErrorBoundary() {
  return <GonePage error={useRouteError()} words={goneJob} />
}
