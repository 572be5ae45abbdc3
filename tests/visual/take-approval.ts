import { readFileSync } from 'node:fs'
import { storybookFolder } from '#scripts/tasks/build-storybook.mjs'
import { StepFailure, runSteps } from '#scripts/tasks/step-failure.mjs'
import { APPROVED_FOLDER } from './approvals.ts'
import { planShots } from './plan-shots.ts'
import { applyApproval } from './report/apply-approval.ts'
import { openApproved } from './report/approved-store.ts'
import { readStories } from './static-site.ts'

// `npm run screenshots:approve -- --from FILE` approves what a designer selected in the report, without drawing.
// APPROVED_DIR names another folder of approved pictures, such as a copy for a trial.

await runSteps(async () => {
  const [file = ''] = process.argv.slice(2)
  const shots = planShots(readStories(storybookFolder))
  const store = openApproved(process.env.APPROVED_DIR)
  const { names, by, commitMessage } = await applyApproval(read(file), shots, store)
  for (const name of names) console.warn(`~ ${name}`)
  console.warn(`\n采用了 ${by} 认可的 ${names.length} 张图片，已写入 ${APPROVED_FOLDER}。建议的提交说明：\n`)
  console.warn(commitMessage)
})

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new StepFailure(`读不到认可文件 ${file || '（没有给出）'}：没有写入任何文件。`)
  }
}
