import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { storybookFolder } from '#scripts/tasks/build-storybook.mjs'
import { StepFailure } from '#scripts/tasks/step-failure.mjs'
import { approve } from './approve.ts'
import { readApprovals } from './approvals.ts'
import { changesSinceApproval } from './base-pictures.ts'
import { check, type PicturesTally } from './check.ts'
import { drawsAlike } from './draws-alike.ts'
import { fewShots, pagesWithoutShot, planShots, visitAll } from './plan-shots.ts'
import { wholeGroups } from './settle-groups.ts'
import { serveSite } from './static-site.ts'

// Compares pictures of the built Storybook with the approved ones; `--approve` approves them, words filter by picture name.
// `--anew` redraws unchanged ones, `--whole` compares all despite different drawing, `--report=FILE` receives the tally.
const input = process.argv.slice(2)
const filters = input.filter((word) => !word.startsWith('--'))
const reportFile = input.find((word) => word.startsWith('--report='))?.slice('--report='.length)

const started = performance.now()
const tally = await run().catch((error: unknown) => {
  console.error(error instanceof StepFailure ? `${error.output}\n${error.message}`.trim() : error)
  return { passed: 0, failed: 1, failures: [], retried: [] }
})
const seconds = ((performance.now() - started) / 1000).toFixed(0)
console.warn(`\n截图：${tally.passed} 通过，${tally.failed} 失败（${seconds} 秒）`)
if (reportFile) {
  mkdirSync(dirname(reportFile), { recursive: true })
  writeFileSync(reportFile, JSON.stringify(tally))
}
process.exitCode = tally.failed > 0 ? 1 : 0

async function run(): Promise<PicturesTally> {
  const site = await serveSite(storybookFolder)
  try {
    const all = planShots(site.stories)
    const approvals = await readApprovals()
    const chosen = all.filter((shot) => filters.length === 0 || filters.some((word) => isCalled(shot, word)))
    if (chosen.length === 0) throw new StepFailure(`没有名称包含 ${filters.join('、')} 的截图。`)
    const isWhole = filters.length === 0
    const shots = wholeGroups(all, chosen)
    const plan = { site, approvals, all, shots, isWhole, pagesWithoutShot: pagesWithoutShot(site.stories) }
    if (input.includes('--approve')) return await approve(plan, input.includes('--anew'))
    const changes = await changesSinceApproval()
    const isAlike = changes.length === 0 || (await drawsAlike(site, all, approvals))
    const isFew = !isAlike && isWhole && !input.includes('--whole')
    const compared = isFew ? fewShots(all) : isAlike ? shots : chosen
    const asked = { ...plan, shots: isWhole ? visitAll(site.stories, compared) : compared }
    return await check(asked, changes, isAlike)
  } finally {
    site.stop()
  }
}

/** Also by the whole name of one of its sections. */
function isCalled({ name }: { name: string }, word: string) {
  return name.includes(word) || word.startsWith(`${name}.`)
}
