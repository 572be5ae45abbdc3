import type { RecordType } from '#contract/engine/record-type.ts'
import { successCase } from '#content/case/case.type.ts'
import { news } from '#content/news/news.type.ts'
import { recruitment } from '#content/recruitment/recruitment.type.ts'
import { service } from '#content/service/service.type.ts'
import { softwareCopyright } from '#content/software-copyright/software-copyright.type.ts'

/** What visitors search, in the order of its groups. The first `searched` field of a type names its records. */
export const searchedTypes: Readonly<Record<string, RecordType>> = Object.fromEntries(
  [service, successCase, news, recruitment, softwareCopyright].map((type) => [type.name, type]),
)
