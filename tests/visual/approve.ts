import { StepFailure } from '#scripts/tasks/step-failure.mjs'
import { APPROVED_FOLDER } from './approvals.ts'
import { changesSinceApproval, picturesOfBase } from './base-pictures.ts'
import { browserVersion } from './browser-version.ts'
import type { Cell } from './cells.ts'
import { limitsExceeded, sizeOf, type PicturesTally, type Plan } from './check.ts'
import { compareWithApprovals, compareWithBase } from './compare-cells.ts'
import { drawsAlike } from './draws-alike.ts'
import { approvedEnvironment, mixed, thisEnvironment, writeEnvironment } from './environment.ts'
import { comparePictures } from './pictures.ts'
import { isOfShot, type Shot } from './plan-shots.ts'
import { LOOKS, takeUntilSettled } from './settle-groups.ts'
import { writeSheets } from './write-sheets.ts'

/**
 * Approves the current pictures and leaves unchanged sheets. A machine that draws differently compares with its own
 * drawing of the approved source.
 * @param isAnew redraws all on this machine, changed or not
 * @param only names of pictures; other changes stay unapproved
 * @throws {StepFailure} for a partial redraw, or an approved source that does not build
 */
export async function approve(
  plan: Plan,
  isAnew: boolean,
  only?: ReadonlySet<string>,
): Promise<PicturesTally> {
  const { site, approvals, all, shots, isWhole } = plan
  if (isAnew && !isWhole) throw new StepFailure('--anew 只能用于全部截图，不能同时给出名称。')
  const changes = isAnew ? [] : await changesSinceApproval()
  // A machine that draws alike with another browser version compares with the sheets and later records its own
  // environment.
  const isElsewhere = changes.length > 0 && !(isWhole && (await drawsAlike(site, all, approvals)))
  const comparison = isElsewhere
    ? compareWithBase(await picturesOfBase(shots, approvals, changes), approvals)
    : compareWithApprovals(approvals)
  let written = 0
  let taken = 0
  const failures: PicturesTally['failures'] = []
  const fail = (name: string, reason: string) => {
    failures.push({ name, reason })
    console.error(`✗ ${name} 未认可：${reason}`)
  }
  const seen = new Map<string, Cell[]>()

  await takeUntilSettled(site, shots, async (group, isLastLook) => {
    const again: Shot[] = []
    const changed = new Set<string>()
    for (const { shot, cells, problem } of group.taken) {
      let isSettled = !problem
      for (const cell of cells) {
        const { name } = cell.entry
        if (only && !only.has(name)) continue
        if (!isAnew && !(await comparison.differenceOf(cell, group.cells))) continue
        changed.add(name)
        if (!(await isSeenTwice(cell, isLastLook))) isSettled = false
      }
      if (!isSettled) again.push(shot)
    }
    if (again.length > 0) {
      if (!isLastLook) return again
      for (const { name } of again) {
        const { problem } = group.taken.find(({ shot }) => shot.name === name)!
        fail(name, problem ?? `${LOOKS} 次画出的都不一样`)
      }
      return []
    }
    taken += group.cells.length
    for (const { entry } of group.cells) seen.delete(entry.name)
    written += await writeSheets(approvals, group, changed, { isAnew })
    return []
  })

  const obsolete = [...approvals.sheets].filter(
    ([, { entries }]) => !entries.some(({ name }) => all.some((shot) => isOfShot(name, shot))),
  )
  for (const [file] of obsolete) {
    approvals.remove(file)
    console.warn(`- ${file}`)
  }
  const approvedElsewhere = isElsewhere ? approvedEnvironment() : undefined
  if (!approvedElsewhere) writeEnvironment(thisEnvironment(await browserVersion()))
  else if (written > 0) writeEnvironment(mixed(approvedElsewhere))
  console.warn(
    `\n写入了 ${written} 张，移除了 ${obsolete.length} 张；${APPROVED_FOLDER} 共 ${sizeOf(approvals)}。`,
  )
  for (const size of limitsExceeded(approvals))
    fail(APPROVED_FOLDER, `${size}：请减少截图（no-screenshot 标签）。`)
  return { passed: taken, failed: failures.length, failures, retried: [] }

  /** What is approved has been drawn twice without any difference, or at least twice within the tolerance. */
  async function isSeenTwice(cell: Cell, isLastLook: boolean): Promise<boolean> {
    const { name, hash } = cell.entry
    const earlier = seen.get(name) ?? []
    if (earlier.some(({ entry }) => entry.hash === hash)) return true
    if (isLastLook) {
      for (const other of earlier)
        if (!comparePictures(await other.whole(), await cell.whole()).isChange) return true
    }
    seen.set(name, [...earlier, cell])
    return false
  }
}
