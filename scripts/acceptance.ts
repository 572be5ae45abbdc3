import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chineseFacts } from './acceptance/chinese-facts.ts'
import { copyPictures } from './acceptance/copy-pictures.ts'
import { outcomes } from './acceptance/outcome.ts'
import { acceptanceSheet } from './acceptance/sheet.tsx'
import { testResults } from './acceptance/test-results.ts'
import { writeViews } from './acceptance/write-views.tsx'
import { linesInTests, projectLines } from './checks/spec-tests/lines-in-tests.ts'
import { readTestRuns, reportsFolder } from './tasks/test-runs.mjs'
import { projectRoot } from './tasks/project-root.mjs'

// `npm run acceptance` (docs/operations/acceptance.md), once the tests have run: the 验收单 and how programs see each page.

const folder = join(projectRoot, 'acceptance')
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })

const results = testResults(reportsFolder)
const told = outcomes(projectLines(), linesInTests(), results)
const facts = chineseFacts(await readFile(join(projectRoot, 'docs/spec/checklist.zh.md'), 'utf8'))
const pictures = await copyPictures(folder)
const views = await writeViews(folder)
const sheet = acceptanceSheet({
  outcomes: told,
  facts,
  runs: readTestRuns(),
  pictures,
  views,
  results,
  writtenAt: new Date(),
})
await writeFile(join(folder, '验收单.html'), sheet)

const count = (verdict: string) => told.filter((line) => line.verdict === verdict).length
process.stdout.write(
  `acceptance/验收单.html：共 ${told.length} 条，通过 ${count('passed')}，未通过 ${count('failed')}，未运行 ${count('not run')}，无测试 ${count('no test')}。\n`,
)
process.exitCode = count('failed') + count('not run') > 0 ? 1 : 0
