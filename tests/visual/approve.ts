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
import { browserVersion } from './browser-version.ts'
import { APPROVE, type Plan } from './check.ts'
import { approvedEnvironment, environmentChanges, thisEnvironment, writeEnvironment } from './environment.ts'
import { compareWithApproved, encodePicture } from './pictures.ts'
import { takePictures } from './take-pictures.ts'

/** Approves the pictures as they are now; what has not changed keeps its file. */
export async function approve({
  site,
  all,
  shots,
  isWhole,
}: Plan): Promise<{ passed: number; failed: number }> {
  const here = thisEnvironment(await browserVersion())
  const approvedHere = approvedEnvironment()
  const isElsewhere = approvedHere !== undefined && environmentChanges(approvedHere, here).length > 0
  if (isElsewhere && !isWhole) {
    throw new StepFailure(
      `本机的浏览器或字体与认可截图时不同，不能只认可一部分：请运行 ${APPROVE}（全部重新认可）。\n  ${environmentChanges(approvedHere, here).join('\n  ')}`,
    )
  }
  let written = 0
  let failed = 0
  await takePictures(site, shots, async ({ shot, screenshot, problem }) => {
    const { name } = shot
    if (problem) {
      failed += 1
      return console.error(`✗ ${name} 未认可：${problem}`)
    }
    const before = isElsewhere ? undefined : readApproved(name)
    if (before && !(await compareWithApproved(screenshot, before)).isChange) return
    writeApproved(name, await encodePicture(screenshot))
    written += 1
    console.warn(`${before ? '~' : '+'} ${name}`)
  })
  const names = new Set(all.map(({ name }) => name))
  const obsolete = approvedNames().filter((name) => !names.has(name))
  for (const name of obsolete) {
    removeApproved(name)
    console.warn(`- ${name}`)
  }
  writeEnvironment(here)
  const size = (approvedBytes() / 1024 / 1024).toFixed(1)
  console.warn(
    `\n认可了 ${written} 张，移除了 ${obsolete.length} 张；${APPROVED_FOLDER} 共 ${approvedNames().length} 张，${size} MB。`,
  )
  if (approvedBytes() >= MOST_BYTES) {
    failed += 1
    console.error('✗ 超过 30 MB：请减少截图（no-screenshot 标签）。')
  }
  return { passed: shots.length - failed, failed }
}
