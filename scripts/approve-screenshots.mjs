// `npm run screenshots:approve [filter …]` takes and approves the pictures; `--anew` redraws unchanged ones;
// `-- --from FILE` reads a report.
// `npm run test:visual [filter …]` takes the pictures and compares them (docs/visual-regression.md).
import { resolve } from 'node:path'
import { buildStorybook } from './tasks/build-storybook.mjs'
import { checkNode } from './tasks/check-node.mjs'
import { installDependencies } from './tasks/install-dependencies.mjs'
import { runPackage } from './tasks/run-command.mjs'
import { StepFailure, runSteps } from './tasks/step-failure.mjs'
import { takeScreenshots } from './tasks/take-screenshots.mjs'

const words = process.argv.slice(2)

await runSteps(async () => {
  checkNode()
  await installDependencies()
  process.exitCode = words[0]?.startsWith('--from') ? await takeApproval() : await takePictures()
})

async function takePictures() {
  const isCompared = words.includes('--compare')
  const others = words.filter((word) => word !== '--compare')
  const { code } = await takeScreenshots(isCompared ? others : ['--approve', ...others])
  return code
}

/** The built Storybook tells which pictures there are; no browser is needed. */
async function takeApproval() {
  const [option = '', given = option.split('=')[1], ...more] = words
  if (!given || more.length > 0)
    throw new StepFailure('用法：npm run screenshots:approve -- --from 认可文件.json')
  await buildStorybook()
  // npm changes to the repository's folder; the file is meant from where the command was typed.
  const file = resolve(process.env.INIT_CWD ?? '', given)
  const { code } = await runPackage('tsx/dist/cli.mjs', ['tests/visual/take-approval.ts', file], {
    isShown: true,
  })
  return code
}
