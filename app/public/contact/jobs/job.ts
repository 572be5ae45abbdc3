/** A posting as the page shows it (public-site §3, recruitment posting). Empty texts are left out of sight. */
export interface Job {
  id: number
  jobTitle: string
  jobLocation: string
  jobDescription: string
  genderRequirement: string
  ageRequirement: string
  jobCategory: string
  serviceMode: string
  servicePeriod: string
  trainingPeriod: string
  basicQualities: string
  professionalSkills: string
  jobRequirements: string
  jobSource: string
  /** Shown and never filled. */
  tags: readonly string[]
}

/** Where people are wanted, in the selector's order (public-site §9). */
export const jobLocations = ['合肥', '淮南-山南', '淮南山北', '扬州', '驻场'] as const

export const DEFAULT_JOB_LOCATION = '合肥'

/** What the job section says (public-site §8). */
export const jobSentences = {
  failed: '加载招聘信息失败',
  none: '该地点暂无招聘岗位',
  noLocation: '请选择岗位地点查看招聘信息',
} as const

/** The postings of each location. */
export function byLocation(jobs: readonly Job[]): ReadonlyMap<string, readonly Job[]> {
  const groups = new Map<string, Job[]>()
  for (const job of jobs) groups.set(job.jobLocation, [...(groups.get(job.jobLocation) ?? []), job])
  return groups
}

/** Where an applicant goes from a posting (public-site §2.12). */
export function applyAddress({ jobTitle, jobLocation }: Pick<Job, 'jobTitle' | 'jobLocation'>): string {
  return `/apply?${new URLSearchParams({ title: jobTitle, location: jobLocation }).toString()}`
}

/** Facts that fit on one line; those nobody stated are left out. */
export function factsOf({ jobCategory, serviceMode, servicePeriod }: Job): string[] {
  return [jobCategory, serviceMode, servicePeriod].filter((fact) => fact !== '')
}

/** The texts of a posting with their names, those that say something. */
export function chaptersOf(job: Job): (readonly [name: string, text: string])[] {
  const chapters = [
    ['岗位描述', job.jobDescription],
    ['岗位要求', job.jobRequirements],
    ['专业技能', job.professionalSkills],
    ['基本素质', job.basicQualities],
  ] as const
  return chapters.filter(([, text]) => text !== '')
}
