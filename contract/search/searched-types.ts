import type { RecordType } from '#contract/engine/record-type.ts'
import { successCase } from '#contract/types/case.ts'
import { news } from '#contract/types/news.ts'
import { recruitment } from '#contract/types/recruitment.ts'
import { service } from '#contract/types/service.ts'
import { softwareCopyright } from '#contract/types/software-copyright.ts'

/** What visitors search, in the order of its groups. The first `searched` field of a type names its records. */
export const searchedTypes: Readonly<Record<string, RecordType>> = Object.fromEntries(
  [service, successCase, news, recruitment, softwareCopyright].map((type) => [type.name, type]),
)
