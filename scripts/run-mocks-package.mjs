// `npm run mocks:package`: the mocks as a package for other projects (docs/mocks.md).
import { checkNode } from './tasks/check-node.mjs'
import { installDependencies } from './tasks/install-dependencies.mjs'
import { runPackage } from './tasks/run-command.mjs'
import { runSteps } from './tasks/step-failure.mjs'

await runSteps(async () => {
  checkNode()
  await installDependencies()
  const { code, output } = await runPackage('tsx/dist/cli.mjs', ['scripts/mocks-package.ts'])
  process.stdout.write(output)
  process.exitCode = code
})
