import { Link } from '@remix-run/react'
import { ButtonLink } from '#design-system/button/index.ts'
import { applyAddress } from '#app/public/contact/jobs/job.ts'
import { hydrateOnVisible } from '#app/public/deferred-hydration/hydrate-on-visible.tsx'
import { ReadingPage } from '#app/public/reading/reading-page.tsx'
import { ApplyBar } from './job-page.styles.ts'
import { jobAddress } from './job-address.ts'
import type { JobPageContent } from './load-job-page.ts'

/** One posting, whole (public-site §2.12): what its dialog shows, at an address of its own. */
export function JobPage({ job, since, previous, next }: JobPageContent) {
  const { jobTitle, jobLocation } = job
  const list = `/contact?${new URLSearchParams({ location: jobLocation }).toString()}#jobs`
  return (
    <ReadingPage
      title={jobTitle}
      trail={jobTrail}
      line={
        <>
          <span>{jobLocation}</span>
          <span>
            发布于 <time dateTime={since}>{since}</time>
          </span>
        </>
      }
      ways={{
        previous: '上一个岗位',
        next: '下一个岗位',
        list: { title: '返回岗位列表', to: list },
        text: jobAddress(job.id),
      }}
      previous={previous}
      next={next}
    >
      <div>
        <JobText job={job} headingAs="h2" />
        <ApplyBar>
          <ButtonLink as={Link} to={applyAddress(job)}>
            应聘
          </ButtonLink>
        </ApplyBar>
      </div>
    </ReadingPage>
  )
}

/** Only read: the printed one needs no script. */
const JobText = hydrateOnVisible(
  () => import('#app/public/contact/jobs/job-text.tsx'),
  (module) => module.JobText,
  { isAlive: false },
)

/** From home to the postings. */
export const jobTrail = [
  { label: '首页', to: '/' },
  { label: '联系我们', to: '/contact' },
  { label: '加入我们', to: '/contact#jobs' },
] as const

/** What stands in the place of a posting that was taken down. */
export const goneJob = {
  gone: '这个岗位已停止招聘',
  others: '正在招聘的岗位',
  list: { title: '查看全部岗位', to: '/contact#jobs' },
} as const
