import type { MetaDescriptor } from '@remix-run/node'
import type { PageHead } from '#app/public/seo/page-head.ts'
import { noPageMeta } from '#app/public/seo/no-page-meta.ts'
import { pageMeta } from '#app/public/page-meta.ts'
import { jobAddress } from './job-address.ts'
import { goneJob, jobTrail } from './job-page.tsx'
import type { JobPageContent } from './load-job-page.ts'

/** Title, description, sharing facts and structured data of one posting. */
export function jobPageMeta(
  loaded?: { content: JobPageContent; head: PageHead; publicUrl: string },
  error?: unknown,
): MetaDescriptor[] {
  if (!loaded) return noPageMeta(error, goneJob.gone)
  const { content, head, publicUrl } = loaded
  const { id, jobTitle, jobLocation } = content.job
  const facts = {
    head,
    name: `${jobTitle}（${jobLocation}）`,
    path: jobAddress(id),
    parents: jobTrail.slice(1),
  }
  return pageMeta(facts, publicUrl)
}
