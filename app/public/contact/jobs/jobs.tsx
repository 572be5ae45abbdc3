import { Link, useSearchParams } from '@remix-run/react'
import { BriefcaseBusiness, MapPinned } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ButtonLink } from '#design-system/button/index.ts'
import { EmptyState } from '#design-system/empty-state/index.ts'
import { PageSection } from '#design-system/page-section/index.ts'
import { ShowAll } from '#design-system/show-all/index.ts'
import { ToastLine } from '#design-system/toast-line/index.ts'
import { JobCard } from './job-card.tsx'
import { JobDetails } from './job-details.tsx'
import { byLocation, DEFAULT_JOB_LOCATION, jobSentences, type Job } from './job.ts'
import { Cards, LoadFailure } from './jobs.styles.ts'
import { LocationChoice } from './location-choice.tsx'

/** More postings of one location are unfolded on demand. */
const JOBS_SHOWN = 12

export interface JobsProps {
  /** The open postings; null when they could not be loaded. */
  jobs: Job[] | null
}

/** Open postings of the chosen location, each with its details and the way to apply (public-site §2.12). */
export function Jobs({ jobs }: JobsProps) {
  const [search] = useSearchParams()
  const chosen = search.get('location') ?? DEFAULT_JOB_LOCATION
  return (
    <PageSection
      id="jobs"
      tone="tinted"
      eyebrow="02 / 招聘职位"
      title="加入我们"
      lead="在离家近的基地，做一份看得见结果的工作。"
    >
      {jobs === null ? <CouldNotLoad /> : <JobsOf location={chosen} jobs={jobs} />}
    </PageSection>
  )
}

function JobsOf({ location, jobs }: { location: string; jobs: Job[] }) {
  const groups = byLocation(jobs)
  const shown = groups.get(location) ?? []
  return (
    <>
      <LocationChoice chosen={location} groups={groups} />
      {location === '' ? (
        <EmptyState icon={<MapPinned />} title={jobSentences.noLocation} />
      ) : shown.length === 0 ? (
        <EmptyState
          icon={<BriefcaseBusiness />}
          title={jobSentences.none}
          description="可以看看其他地点，或先留下简历，有合适的岗位时我们会联系您。"
          action={
            <ButtonLink as={Link} to="/apply" variant="secondary">
              投递简历
            </ButtonLink>
          }
        />
      ) : (
        <ShowAll key={location} entries={shown} first={JOBS_SHOWN} unit="个岗位">
          {(part, from) => (
            <Cards $count={part.length} aria-label={`${location}的${from > 0 ? '其余' : ''}岗位`}>
              {part.map((job) => (
                <li key={job.id}>
                  <JobCard job={job} />
                </li>
              ))}
            </Cards>
          )}
        </ShowAll>
      )}
      <JobDetails jobs={jobs} />
    </>
  )
}

/** In place for everybody, and once more in passing where there is script. */
function CouldNotLoad() {
  const [toast, setToast] = useState<string>()
  useEffect(() => setToast(jobSentences.failed), [])
  return (
    <>
      <LoadFailure>
        {jobSentences.failed}，<a href="/contact#jobs">重新加载</a>
      </LoadFailure>
      <ToastLine tone="danger" message={toast} onDismiss={() => setToast(undefined)} />
    </>
  )
}
