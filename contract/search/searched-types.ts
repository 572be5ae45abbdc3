import type { RecordType } from '#contract/engine/record-type.ts'
import { successCase } from '#contract/types/case.ts'
import { news } from '#contract/types/news.ts'
import { recruitment } from '#contract/types/recruitment.ts'
import { service } from '#contract/types/service.ts'
import { softwareCopyright } from '#contract/types/software-copyright.ts'

/** A kind of records that visitors find, and where in them. */
export interface SearchedType {
  type: RecordType
  /** The field that names a record. */
  title: string
  /** Fields that visitors read, in the order in which an excerpt is taken of them. */
  texts: readonly string[]
}

/** What visitors search, in the order of its groups. Only enabled and published records: all five have a `status`. */
export const searchedTypes: Readonly<Record<string, SearchedType>> = {
  service: { type: service, title: 'title', texts: ['description', 'content'] },
  case: { type: successCase, title: 'title', texts: ['description', 'content'] },
  news: { type: news, title: 'title', texts: ['summary', 'content'] },
  recruitment: {
    type: recruitment,
    title: 'jobTitle',
    texts: ['jobDescription', 'jobRequirements', 'professionalSkills', 'basicQualities', 'jobLocation'],
  },
  'software-copyright': { type: softwareCopyright, title: 'title', texts: ['description', 'category'] },
}
