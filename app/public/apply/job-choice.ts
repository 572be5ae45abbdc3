/** A posting as an application names it. */
export interface ChosenJob {
  jobTitle: string
  jobLocation: string
}

/** Locations never hold it. */
const DIVIDER = '／'
/** As long as a stored title or location may be. */
const LONGEST = 255

/** Location and title as one form value. */
export function joinJob({ jobTitle, jobLocation }: ChosenJob): string {
  return `${jobLocation}${DIVIDER}${jobTitle}`
}

/** A form value taken apart; nothing was chosen where it is empty. */
export function splitJob(job: string): ChosenJob {
  const at = job.indexOf(DIVIDER)
  return { jobTitle: job.slice(at + 1), jobLocation: job.slice(0, Math.max(at, 0)) }
}

/** The posting that the address names, as /contact links to it (public-site §2.12). */
export function jobOfAddress(search: URLSearchParams): ChosenJob | null {
  const text = (name: string) => (search.get(name) ?? '').trim().slice(0, LONGEST)
  const jobTitle = text('title')
  // A title keeps its dividers: the posting of that name must be known again.
  return jobTitle === '' ? null : { jobTitle, jobLocation: text('location').replaceAll(DIVIDER, '/') }
}

/** The open posting that is meant, if it is among these. */
export function postingOf<Posting extends ChosenJob>(
  chosen: ChosenJob | null,
  postings: readonly Posting[],
): Posting | undefined {
  return postings.find(
    ({ jobTitle, jobLocation }) => jobTitle === chosen?.jobTitle && jobLocation === chosen.jobLocation,
  )
}
