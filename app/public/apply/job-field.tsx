import { TextField } from '#design-system/text-field/index.ts'
import { byLocation, type Job } from '#app/public/contact/jobs/job.ts'
import { ChoiceField } from './choice-field.tsx'
import { joinJob, type ChosenJob } from './job-choice.ts'

export interface JobFieldProps {
  /** The posting that the address names; it cannot be changed here. */
  given: ChosenJob | null
  jobs: readonly Job[]
  /** What the list shows at first. */
  defaultValue: string
  label: string
  error?: string
}

/** What one applies for: read-only when it is given, else one of the open postings. */
export function JobField({ given, jobs, defaultValue, label, error }: JobFieldProps) {
  if (given) {
    return (
      <>
        <input type="hidden" name="job" value={joinJob(given)} />
        <TextField label={label} value={given.jobTitle} error={error} readOnly />
        <TextField label="工作地点" value={given.jobLocation || '面议'} readOnly />
      </>
    )
  }
  return (
    <ChoiceField
      name="job"
      label={label}
      error={error}
      defaultValue={defaultValue}
      hint={jobs.length === 0 ? '暂无可选岗位，可以先提交简历。' : undefined}
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
