// `npm run acceptance`: the 验收单 of the last run of each kind of test (docs/operations/acceptance.md). Kinds that have not
// run on this version run first; with `-- --as-it-is` none does.
import { kindsWithTestNames } from './acceptance/kinds-with-test-names.mjs'
import { checkNode } from './tasks/check-node.mjs'
import { installDependencies } from './tasks/install-dependencies.mjs'
import { readTestRuns, versionOfFiles } from './tasks/test-runs.mjs'
import { prepareProduct } from './tasks/prepare-product.mjs'
import { projectRoot } from './tasks/project-root.mjs'
import { runCommand, runPackage } from './tasks/run-command.mjs'
import { runSteps } from './tasks/step-failure.mjs'

await runSteps(async () => {
  checkNode()
  await installDependencies()
  const missing = process.argv.includes('--as-it-is') ? [] : notRunOnThisVersion()
  if (missing.length > 0) {
    process.stdout.write(`先运行：${missing.join('、')}（全部约半小时）。\n`)
    await runCommand(process.execPath, [`${projectRoot}/scripts/test.mjs`, ...missing], { isShown: true })
  }
  await prepareProduct()
  const { code } = await runPackage('tsx/dist/cli.mjs', ['scripts/acceptance.ts'], { isShown: true })
  process.exitCode = code
})

function notRunOnThisVersion() {
  const runs = readTestRuns()
  const now = versionOfFiles()
  return kindsWithTestNames.filter((kind) => {
    const run = runs[kind]
    return !run || run.version !== now.version || run.isChanged || now.isChanged
  })
}
