import { APPROVED_FOLDER, MOST_BYTES, MOST_SHEETS, type Approvals } from './approvals.ts'
import { picturesOfBase } from './base-pictures.ts'
import { browserVersion } from './browser-version.ts'
import type { Cell } from './cells.ts'
import {
  compareWithApprovals,
  compareWithBase,
  compareWithBoth,
  type CellDifference,
  type Comparison,
} from './compare-cells.ts'
import { collectDifferences } from './differences.ts'
import { thisEnvironment } from './environment.ts'
import { isOfShot, type Shot } from './plan-shots.ts'
import { encodePng } from './raw-picture.ts'
import { writeReport } from './report/write-report.ts'
import { takeUntilSettled } from './settle-groups.ts'
import type { StaticSite } from './static-site.ts'

export interface Plan {
  site: StaticSite
  approvals: Approvals
  /** Every screenshot there should be, and those that were asked for. */
  all: Shot[]
  shots: Shot[]
  isWhole: boolean
  pagesWithoutShot: string[]
}

export interface PicturesTally {
  passed: number
  failed: number
  failures: Told[]
  /** What was right only when it was drawn again, and what was wrong at first. */
  retried: Told[]
}

interface Told {
  name: string
  reason: string
}

export const APPROVE = 'npm run screenshots:approve'

/**
 * Compares each picture with the approved one; on a machine that draws differently, with the approved source's.
 * @param changes in what this machine differs from the one that drew the approved pictures (`changesSinceApproval`)
 * @param isAlike whether it draws as that one all the same (draws-alike.ts)
 */
export async function check(plan: Plan, changes: string[], isAlike: boolean): Promise<PicturesTally> {
  const { shots, all, isWhole, site, approvals } = plan
  const found = collectDifferences()
  const failures: Told[] = []
  const atFirst = new Map<string, string>()
  const fail = (name: string, reason: string) => {
    failures.push({ name, reason })
    console.error(`✗ ${name}：${reason}`)
  }
  const comparison = await comparisonFor()
  const seen = new Set<string>()
  const told = new Set<string>()
  const planned = new Set(shots.map(({ name }) => name))

  await takeUntilSettled(site, shots, async ({ taken, cells: group }, isLastLook) => {
    const again = new Set<Shot>()
    for (const { shot, cells, problem } of taken) {
      if (problem || shot.view === 'none') seen.add(shot.name)
      if (problem) {
        if (isLastLook) fail(titleOf(shot), problem)
        else drawAgain(shot, titleOf(shot), problem)
        continue
      }
      for (const cell of cells) {
        seen.add(cell.entry.name)
        const difference = told.has(cell.entry.name)
          ? undefined
          : await comparison.differenceOf(cell, group, isLastLook)
        if (!difference) continue
        // What has nothing to be compared with does not become the same.
        if (isLastLook || difference === 'new') {
          told.add(cell.entry.name)
          await tell(cell, difference)
        } else drawAgain(shot, titleOf(cell.shot), reasonOf(difference))
      }
    }
    return [...again]

    function drawAgain(shot: Shot, name: string, reason: string) {
      again.add(shot)
      atFirst.set(name, atFirst.get(name) ?? reason)
    }
  })

  const gone = approvals.names().filter((name) => {
    const shot = (isWhole ? all : shots).find((each) => isOfShot(name, each))
    return shot ? planned.has(shot.name) && !seen.has(name) && !seen.has(shot.name) : isWhole
  })
  const wholeChecks: [name: string, faults: string[]][] = [
    [`截图与故事一一对应（清理：${APPROVE}）`, gone],
    ['每个页面都有截图（故事名为 Normal 或带有 screenshot 标签）', plan.pagesWithoutShot],
    [
      `${APPROVED_FOLDER} 不超过 ${MOST_SHEETS} 张、${MOST_BYTES / 1024 / 1024} MB`,
      limitsExceeded(approvals),
    ],
    ['静态 Storybook 在任何子路径下都可用，不请求其他地址', [...site.strays].sort()],
  ]
  for (const [name, faults] of isWhole ? wholeChecks : wholeChecks.slice(0, 1)) {
    if (faults.length > 0) fail(name, `\n    ${faults.join('\n    ')}`)
  }
  const page = found.write() && (await writeReport(thisEnvironment(await browserVersion())))
  if (page) console.warn(`\n差异见 ${page}`)
  console.warn(`${APPROVED_FOLDER}：${sizeOf(approvals)}`)
  const total = seen.size + (isWhole ? wholeChecks.length : 1)
  const wrong = new Set(failures.map(({ name }) => name))
  const retried = [...atFirst]
    .map(([name, reason]) => ({ name, reason }))
    .filter(({ name }) => !wrong.has(name))
  return { passed: total - failures.length, failed: failures.length, failures, retried }

  async function comparisonFor(): Promise<Comparison> {
    if (changes.length === 0) return compareWithApprovals(approvals)
    const baseOf = async (some: Shot[]) =>
      compareWithBase(await picturesOfBase(some, approvals, changes), approvals)
    if (!isAlike) return baseOf(shots)
    // A component's or page's pictures at once: each time two browsers are opened.
    const drawn = new Map<string, Promise<Comparison>>()
    return compareWithBoth(approvals, ({ entry }) => {
      const title = entry.name.replace(/--.*/, '--')
      const base = drawn.get(title) ?? baseOf(shots.filter(({ storyId }) => storyId.startsWith(title)))
      drawn.set(title, base)
      return base
    })
  }

  async function tell({ shot, file, entry, whole }: Cell, difference: CellDifference | 'new') {
    const { name } = entry
    const after = await encodePng(await whole())
    if (difference === 'new') {
      found.add({ shot, file, kind: 'new', reason: '尚未认可', pictures: { new: after } })
      return fail(titleOf(shot), `尚未认可（${APPROVE} ${name}）`)
    }
    const { pixels } = difference
    const [before, diff] = [await encodePng(difference.base), await difference.draw()]
    const reason = reasonOf(difference)
    found.add({ shot, file, kind: 'changed', reason, pixels, pictures: { base: before, new: after, diff } })
    return fail(titleOf(shot), `${reason}（认可：${APPROVE} ${name}）`)
  }
}

const reasonOf = ({ pixels }: CellDifference) => (pixels === 0 ? '尺寸改变' : `${pixels} 个像素不同`)

/** How many sheets there are, and what they weigh, in words. */
export const sizeOf = ({ sheets, bytes }: Approvals) =>
  `${sheets.size} 张，${(bytes() / 1024 / 1024).toFixed(1)} MB`

/** What the approved sheets exceed. */
export function limitsExceeded(approvals: Approvals): string[] {
  const isTooMuch = approvals.sheets.size > MOST_SHEETS || approvals.bytes() > MOST_BYTES
  return isTooMuch ? [sizeOf(approvals)] : []
}

/** A component and its story as Storybook names them, and which of their pictures it is. */
const titleOf = ({ title, storyName, width, theme, section }: Shot) =>
  `${title} / ${storyName}（${[`${width} px`, theme, section].filter(Boolean).join('，')}）`
