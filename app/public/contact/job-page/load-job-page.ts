import { jobSentences, type Job } from '#app/public/contact/jobs/job.ts'
import { neighboursOf, type Neighbour, type Neighbours } from '#app/public/reading/neighbours.ts'
import { idOfAddress, readOrRefuse } from '#app/public/reading/read-or-refuse.ts'
import type { EntryOf } from '#app/page-data/entry-types.ts'
import type { PageReader } from '#app/page-data/page-reader.ts'
import { jobAddress } from './job-address.ts'

/** One posting and its neighbours. */
export interface JobPageContent extends Neighbours {
  job: Job
  /** `YYYY-MM-DD`, since when it stands. */
  since: string
}

/**
 * Loads a posting beside the list, for its neighbours.
 * @throws data 404, 410, or 503 where it could not be loaded
 */
export async function loadJobPage(read: PageReader, sent: string | undefined): Promise<JobPageContent> {
  const id = idOfAddress(sent)
  const reading = read.oneOrThrow('GET /api/recruitment/list/{id}', jobSentences.failed, { id })
  // Its failure is dealt with below; until then it must not count as one that nobody handles.
  reading.catch(() => undefined)
  const all = await read.list('GET /api/recruitment/list', jobSentences.failed)
  const { createTime, ...job } = await readOrRefuse(reading, all.map(nameOf))
  const { previous, next } = neighboursOf(all, job.id, nameOf)
  return { job: { ...job, tags: [] }, since: createTime.slice(0, 'YYYY-MM-DD'.length), previous, next }
}

const nameOf = ({
  id,
  jobTitle,
  jobLocation,
}: Pick<EntryOf<'GET /api/recruitment/list'>, 'id' | 'jobTitle' | 'jobLocation'>): Neighbour => ({
  title: `${jobTitle}（${jobLocation}）`,
  to: jobAddress(id),
})
