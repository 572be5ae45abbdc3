import type { Job } from '#app/public/contact/jobs/job.ts'
import { loadJobs } from '#app/public/contact/jobs/load-jobs.ts'
import type { PageReader } from '#app/page-data/page-reader.ts'
import { jobOfAddress, type ChosenJob } from './job-choice.ts'

/** All that the application page shows. */
export interface ApplyContent {
  /** The posting that the address names, which cannot be changed here. */
  given: ChosenJob | null
  /** What can be chosen where none is given; empty when the load failed, which is only logged. */
  jobs: Job[]
  /** The load failed: nobody can say then whether a posting is still open. */
  areJobsUnknown?: boolean
}

/** Loads the open postings; the address says which of them is meant. */
export async function loadApplyPage(read: PageReader, search: URLSearchParams): Promise<ApplyContent> {
  const jobs = await loadJobs(read)
  return { given: jobOfAddress(search), jobs: jobs ?? [], areJobsUnknown: jobs === null }
}
