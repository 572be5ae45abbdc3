import type { Ask } from '#contract/ask/ask.ts'
import { orFallback } from '#app/public/or-fallback.ts'
import type { PageSettings } from '#app/public/page-settings.ts'
import { listOf } from '#app/public/read-answer-lists.ts'
import { jobSentences, type Job } from './job.ts'

type Posting = { [Name in keyof Omit<Job, 'id' | 'tags'>]?: string | null } & { id: number }

/** The open postings; none at all, not even an empty list, when they cannot be loaded (public-site §8, X-17). */
export function loadJobs(ask: Ask, { report }: PageSettings = {}): Promise<Job[] | null> {
  const load = async () => listOf<Posting>(await ask('GET /api/recruitment/list')).map(jobOf)
  return orFallback<Job[] | null>(load, null, jobSentences.failed, report)
}

function jobOf(posting: Posting): Job {
  return {
    id: posting.id,
    jobTitle: posting.jobTitle ?? '',
    jobLocation: posting.jobLocation ?? '',
    jobDescription: posting.jobDescription ?? '',
    genderRequirement: posting.genderRequirement ?? '',
    ageRequirement: posting.ageRequirement ?? '',
    jobCategory: posting.jobCategory ?? '',
    serviceMode: posting.serviceMode ?? '',
    servicePeriod: posting.servicePeriod ?? '',
    trainingPeriod: posting.trainingPeriod ?? '',
    basicQualities: posting.basicQualities ?? '',
    professionalSkills: posting.professionalSkills ?? '',
    jobRequirements: posting.jobRequirements ?? '',
    jobSource: posting.jobSource ?? '',
    tags: [],
  }
}
