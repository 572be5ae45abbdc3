import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { evidenceOf, faultsOf } from '#scripts/checks/spec-tests/evidence.ts'
import { linesWithoutTest } from '#scripts/checks/spec-tests/lines-without-test.ts'
import { projectEvidence } from '#scripts/checks/spec-tests/project-evidence.ts'
import { testsPage } from '#scripts/checks/spec-tests/tests-page.ts'
import { projectRoot } from '#scripts/steps/project-root.mjs'

// `npm run spec:tests`, after a test's title or the checklist changed: the page that tells which test proves which line.

const { lines, tests } = projectEvidence()
const page = testsPage(evidenceOf(lines, tests, linesWithoutTest))
await writeFile(join(projectRoot, 'docs/spec/tests.md'), page)
process.stdout.write('docs/spec/tests.md\n')

const faults = faultsOf(lines, tests, linesWithoutTest)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
