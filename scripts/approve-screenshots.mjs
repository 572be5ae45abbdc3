// `npm run screenshots:approve [filter …]`: takes the pictures and approves them as they are now; with --anew also
// those that have not changed, for this machine's browser and fonts.
// `npm run test:visual [filter …]`: takes them and compares (docs/visual-regression.md).
import { checkNode } from './steps/check-node.mjs'
import { installDependencies } from './steps/install-dependencies.mjs'
import { runSteps } from './steps/step-failure.mjs'
import { takeScreenshots } from './steps/take-screenshots.mjs'

const isCompared = process.argv.includes('--compare')
const words = process.argv.slice(2).filter((word) => word !== '--compare')

await runSteps(async () => {
  checkNode()
  await installDependencies()
  const { code } = await takeScreenshots(isCompared ? words : ['--approve', ...words])
  process.exitCode = code
})
