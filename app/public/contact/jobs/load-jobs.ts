import type { PageReader } from '#app/page-data/page-reader.ts'
import { jobSentences, type Job } from './job.ts'

/** The open postings; none at all, not even an empty list, when they cannot be loaded. */
export async function loadJobs(read: PageReader): Promise<Job[] | null> {
  const postings = await read.listOrNull('GET /api/recruitment/list', jobSentences.failed)
  return postings?.map((posting) => ({ ...posting, tags: [] })) ?? null
}
