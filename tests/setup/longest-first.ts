import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes five seconds and more, though the file is short: begun last, one of them would run alone at the end. */
export const longest = [
  'tests/instances/parity.test.ts',
  'tests/contract/postgres.test.ts',
  'tests/panels/lists-writes.test.tsx',
  'tests/panels/service-bpo.test.tsx',
  'tests/panels/lists-empty-form.test.tsx',
  'tests/panels/service-collection.test.tsx',
  'tests/panels/category-cases.test.tsx',
  'tests/panels/lists-load-failure.test.tsx',
  'db/locked-file.test.ts',
  'scripts/checks/directions.test.ts',
  'scripts/privacy.test.ts',
  'app/server/shut-down.test.ts',
]

/** Tests without a document stand together: a worker that changes between the two kinds compiles everything anew. */
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
