import { Link } from '@remix-run/react'
import { TextField } from '#design-system/text-field/index.ts'
import { applyAddress, byLocation, type Job } from '#app/public/contact/jobs/job.ts'
import { POSTING_ID } from './apply-aside.tsx'
import { ChoiceField } from './choice-field.tsx'
import { joinJob, postingOf, type ChosenJob } from './job-choice.ts'
import { Elsewhere, Frame, Gone, Ledger, Ticket } from './job-field.styles.ts'

export interface JobFieldProps {
  id: string
  /** The posting that the address names; it cannot be changed here. */
  given: ChosenJob | null
  jobs: readonly Job[]
  /** The open postings could not be loaded. */
  areJobsUnknown?: boolean
  /** What the list shows at first. */
  defaultValue: string
  label: string
  error?: string
}

/** What one applies for: read-only when it is given, else one of the open postings. */
export function JobField({ given, ...rest }: JobFieldProps) {
  return (
    <Frame label="职位">
      <Ticket>{given ? <GivenJob given={given} {...rest} /> : <OpenJobs {...rest} />}</Ticket>
    </Frame>
  )
}

function GivenJob({ id, given, jobs, areJobsUnknown, label, error }: JobFieldProps & { given: ChosenJob }) {
  const isOpen = postingOf(given, jobs) !== undefined
  return (
    <>
      <input type="hidden" name="job" value={joinJob(given)} />
      <Ledger>
        <TextField id={id} label={label} value={given.jobTitle} error={error} readOnly />
        <TextField label="工作地点" value={given.jobLocation || '面议'} readOnly />
      </Ledger>
      {!isOpen && !areJobsUnknown && <GoneJob given={given} jobs={jobs} />}
      <Elsewhere>
        {isOpen && (
          <a href={`#${POSTING_ID}`} data-narrow>
            岗位要求
          </a>
        )}
        <Link to="/contact#jobs">换个岗位</Link>
      </Elsewhere>
    </>
  )
}

/** As many others are offered where a posting is gone. */
const MOST_OTHERS = 3

/** A posting that is no longer open: visitors can still apply for it, but are warned. */
function GoneJob({ given, jobs }: { given: ChosenJob; jobs: readonly Job[] }) {
  const near = jobs.filter(({ jobLocation }) => jobLocation === given.jobLocation)
  const others = (near.length > 0 ? near : jobs).slice(0, MOST_OTHERS)
  return (
    <Gone>
      <p>
        <strong>这个岗位不在目前的招聘列表里</strong>
        ，可能已经招满，也可能换了名字。仍然可以投，申请里会写明它。
      </p>
      {others.length > 0 && (
        <>
          <p>正在招的还有：</p>
          <ul>
            {others.map((job) => (
              <li key={job.id}>
                <Link to={applyAddress(job)}>{job.jobTitle}</Link>
                <span>{job.jobLocation}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Gone>
  )
}

function OpenJobs({ id, jobs, areJobsUnknown, defaultValue, label, error }: Omit<JobFieldProps, 'given'>) {
  const none = areJobsUnknown ? '岗位列表暂时打不开，可以先提交简历。' : '暂无可选岗位，可以先提交简历。'
  return (
    <ChoiceField
      id={id}
      name="job"
      label={label}
      error={error}
      defaultValue={defaultValue}
      hint={jobs.length === 0 ? none : '拿不准就先不选，我们看完简历再推荐。'}
    >
      <option value="">暂不指定岗位</option>
      {[...byLocation(jobs)].map(([location, postings]) => (
        <optgroup key={location} label={location}>
          {postings.map((job) => (
            <option key={job.id} value={joinJob(job)}>
              {job.jobTitle}
            </option>
          ))}
        </optgroup>
      ))}
    </ChoiceField>
  )
}
