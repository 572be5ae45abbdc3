import { StepFailure } from '#scripts/steps/step-failure.mjs'
import {
  APPROVED_FOLDER,
  MOST_BYTES,
  approvedBytes,
  approvedNames,
  readApproved,
  removeApproved,
  writeApproved,
} from './approvals.ts'
import { changesSinceApproval, picturesOfBase } from './base-pictures.ts'
import { browserVersion } from './browser-version.ts'
import type { PicturesTally, Plan } from './check.ts'
import { approvedEnvironment, mixed, thisEnvironment, writeEnvironment } from './environment.ts'
import { compareScreenshots, compareWithApproved, encodePicture } from './pictures.ts'
import { LOOKS, takeUntilSettled } from './take-pictures.ts'

/**
 * Approves the pictures as they are now. What has not changed keeps its file: where this machine draws otherwise than
 * the approving one, that is found out by drawing the approved source here too.
 * @param isAnew draws all for this machine, changed or not
 * @throws {StepFailure} where only some were to be drawn anew, or the approved source cannot be built
 */
export async function approve({ site, all, shots, isWhole }: Plan, isAnew: boolean): Promise<PicturesTally> {
  if (isAnew && !isWhole) throw new StepFailure('--anew 只能用于全部截图，不能同时给出名称。')
  const changes = await changesSinceApproval()
  const isElsewhere = changes.length > 0
  const base = isElsewhere && !isAnew ? await picturesOfBase(shots, changes) : undefined
  let written = 0
  const failures: PicturesTally['failures'] = []
  const fail = (name: string, reason: string) => {
    failures.push({ name, reason })
    console.error(`✗ ${name} 未认可：${reason}`)
  }
  const seen = new Map<string, Buffer[]>()
  await takeUntilSettled(site, shots, async ({ shot, screenshot, problem }, isLastLook) => {
    const { name } = shot
    if (problem) {
      if (!isLastLook) return false
      fail(name, problem)
      return true
    }
    const before = readApproved(name)
    if (!isAnew && before && !(await hasChanged(screenshot, before))) return true
    // What is approved has been drawn twice without any difference, or at least twice within the tolerance.
    const earlier = seen.get(name) ?? []
    const isSame = earlier.some((other) => other.equals(screenshot))
    if (!isSame && !(isLastLook && (await isAmong(screenshot, earlier)))) {
      seen.set(name, [...earlier, screenshot])
      if (!isLastLook) return false
      fail(name, `${LOOKS} 次画出的都不一样`)
      return true
    }
    seen.delete(name)
    writeApproved(name, await encodePicture(screenshot))
    written += 1
    console.warn(`${before ? '~' : '+'} ${name}`)
    return true

    async function hasChanged(picture: Buffer, approved: Buffer) {
      if (!base) return (await compareWithApproved(picture, approved)).isChange
      return !(await isAmong(picture, base.get(name)?.map(({ screenshot: other }) => other) ?? []))
    }
  })
  const names = new Set(all.map(({ name }) => name))
  const obsolete = approvedNames().filter((name) => !names.has(name))
  for (const name of obsolete) {
    removeApproved(name)
    console.warn(`- ${name}`)
  }
  const approvedElsewhere = isElsewhere && !isAnew ? approvedEnvironment() : undefined
  if (!approvedElsewhere) writeEnvironment(thisEnvironment(await browserVersion()))
  else if (written > 0) writeEnvironment(mixed(approvedElsewhere))
  const size = (approvedBytes() / 1024 / 1024).toFixed(1)
  console.warn(
    `\n认可了 ${written} 张，移除了 ${obsolete.length} 张；${APPROVED_FOLDER} 共 ${approvedNames().length} 张，${size} MB。`,
  )
  if (approvedBytes() >= MOST_BYTES) {
    fail(APPROVED_FOLDER, '超过 30 MB：请减少截图（no-screenshot 标签）。')
  }
  return { passed: shots.length - failures.length, failed: failures.length, failures }
}

async function isAmong(picture: Buffer, others: Buffer[]): Promise<boolean> {
  for (const other of others) if (!(await compareScreenshots(other, picture)).isChange) return true
  return false
}
