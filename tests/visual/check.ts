import { APPROVED_FOLDER, MOST_BYTES, approvedBytes, approvedNames, readApproved } from './approvals.ts'
import { picturesOfBase } from './base-pictures.ts'
import { createReport } from './difference-report.ts'
import { collectDifferences } from './differences.ts'
import { compareFromAfar, compareScreenshots, compareWithApproved, type Difference } from './pictures.ts'
import type { Shot } from './plan-shots.ts'
import type { StaticSite } from './static-site.ts'
import { takeUntilSettled } from './take-pictures.ts'

export interface Plan {
  site: StaticSite
  /** Every picture there should be, and those that were asked for. */
  all: Shot[]
  shots: Shot[]
  isWhole: boolean
  pagesWithoutShot: string[]
}

export interface PicturesTally {
  passed: number
  failed: number
  failures: { name: string; reason: string }[]
}

export const APPROVE = 'npm run screenshots:approve'

/**
 * Compares each picture with the approved one; on a machine that draws differently, with the approved source's.
 * @param changes how this machine draws differently (`changesSinceApproval`)
 */
export async function check(plan: Plan, changes: string[]): Promise<PicturesTally> {
  const { shots, all, isWhole, site } = plan
  const found = collectDifferences()
  const report = createReport()
  const failures: PicturesTally['failures'] = []
  const fail = (name: string, reason: string) => {
    failures.push({ name, reason })
    console.error(`✗ ${name}：${reason}`)
  }
  const base = changes.length > 0 ? await picturesOfBase(shots, changes) : undefined

  await takeUntilSettled(site, shots, async ({ shot, screenshot, problem }, isLastLook) => {
    const { name } = shot
    const give = (reason: string) => {
      fail(name, reason)
      return true
    }
    if (problem) return isLastLook && give(problem)
    const approved = readApproved(name)
    if (!approved) {
      report.add({ name, reason: '尚未认可', pictures: { after: screenshot } })
      found.add({ shot, file: fileOf(name), kind: 'new', reason: '尚未认可', pictures: { new: screenshot } })
      return give(`尚未认可（${APPROVE} ${name}）`)
    }
    // Without them the approved source has no such story: it came, and was approved, with this change elsewhere.
    const references = base?.get(name)
    const before = references?.[0]?.screenshot ?? approved
    for (const { screenshot: other } of references?.slice(1) ?? []) {
      if (!(await compareScreenshots(other, screenshot)).isChange) return true
    }
    const difference = await (references
      ? compareScreenshots(before, screenshot)
      : base
        ? compareFromAfar(before, screenshot)
        : compareWithApproved(screenshot, before))
    if (!difference.isChange) return true
    if (!isLastLook) return false
    const reason = inWords(difference)
    const diff = await difference.draw()
    report.add({ name, reason, pictures: { before, after: screenshot, diff } })
    const pictures = { base: before, new: screenshot, diff }
    found.add({ shot, file: fileOf(name), kind: 'changed', reason, pixels: difference.pixels, pictures })
    return give(`${reason}（认可：${APPROVE} ${name}）`)
  })

  const names = new Set(all.map(({ name }) => name))
  const wholeChecks: [name: string, faults: string[]][] = [
    [`截图与故事一一对应（清理：${APPROVE}）`, approvedNames().filter((name) => !names.has(name))],
    ['每个页面都有截图（故事名为 Normal 或带有 screenshot 标签）', plan.pagesWithoutShot],
    [`${APPROVED_FOLDER} 小于 30 MB（${megabytes()}）`, approvedBytes() < MOST_BYTES ? [] : [megabytes()]],
    ['静态 Storybook 在任何子路径下都可用，不请求其他地址', [...site.strays].sort()],
  ]
  for (const [name, faults] of isWhole ? wholeChecks : []) {
    if (faults.length > 0) fail(name, `\n    ${faults.join('\n    ')}`)
  }
  found.write()
  const page = report.write()
  if (page) console.warn(`\n差异见 ${page}`)
  console.warn(`${APPROVED_FOLDER}：${approvedNames().length} 张，${megabytes()}`)
  const total = shots.length + (isWhole ? wholeChecks.length : 0)
  return { passed: total - failures.length, failed: failures.length, failures }
}

const fileOf = (name: string) => `${name.replace('--', '/')}.webp`

const megabytes = () => `${(approvedBytes() / 1024 / 1024).toFixed(1)} MB`

function inWords({ pixels }: Difference): string {
  return `${pixels} 个像素与认可的不同`
}
