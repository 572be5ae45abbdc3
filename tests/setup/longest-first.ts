import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Short files that take five seconds or more. Started last, one of them would run alone at the end. */
export const longest = [
  'tests/contract/mocks-agree.test.ts',
  'tests/faults/postgres-restarted.test.ts',
  'tests/faults/damaged-file.test.ts',
  'tests/faults/slow-senders.test.ts',
  'tests/faults/locked-database.test.ts',
  'tests/faults/clock.test.ts',
  'tests/faults/ended-under-load.test.ts',
  'tests/contract/silent-postgres.slow.test.ts',
  'content/data-collection/data-collection.slow.test.tsx',
  'content/internet-bpo/internet-bpo.slow.test.tsx',
  'content/case/category-cases.slow.test.tsx',
  'db/files/s3-place.test.ts',
]

/** Tests without a document stand together: a worker that changes between the two kinds compiles everything again. */
const hasNoDocument = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment node')

const isLong = ({ moduleId }: TestSpecification) => longest.some((path) => moduleId.endsWith(`/${path}`))

/** The order in which all workers are busy to the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = (file: TestSpecification) => (hasNoDocument(file) ? 0 : isLong(file) ? 1 : 2)
    const sorted = await super.sort(files)
    return sorted.sort((one, other) => rankOf(one) - rankOf(other))
  }
}
