import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findDifferences } from './parity/find-differences.ts'
import { keptReport } from './parity/kept-report.ts'
import { parityReport } from './parity/report.ts'
import { projectRoot } from '#scripts/steps/project-root.mjs'

// `npm run parity` (docs/mocks.md): every declared call against the mocks and against the product, side by side.

const folder = join(projectRoot, 'test-results')
const parity = await findDifferences()
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'parity.json'), `${JSON.stringify(parity, null, 2)}\n`)
await writeFile(join(folder, 'parity.md'), parityReport(parity))
// Committed: Storybook shows beside each call whether the mocks answer as the product does.
const kept = keptReport(parity, new Date())
await writeFile(join(projectRoot, 'mocks/parity-report.json'), `${JSON.stringify(kept, null, 2)}\n`)
process.stdout.write(parityReport(parity))
process.exitCode = parity.differences.length === 0 ? 0 : 1
