// `npm run failures`: lets every call of console and site fail in every way (docs/mocks.md#失败一览); `-- --write` keeps what was seen.
import { checkNode } from './tasks/check-node.mjs'
import { installDependencies } from './tasks/install-dependencies.mjs'
import { runPackage } from './tasks/run-command.mjs'

import { runSteps, StepFailure } from './tasks/step-failure.mjs'

const wrong = process.argv.slice(2).filter((argument) => argument !== '--write')

await runSteps(async () => {
  if (wrong.length > 0)
    throw new StepFailure(`不认识“${wrong.join(' ')}”。可以写：npm run failures -- --write`)
  checkNode()
  await installDependencies()
  const { code } = await runPackage(
    'vitest/vitest.mjs',
    ['run', '--project', 'component', 'tests/failures', '--retry', '0', '--reporter', 'verbose'],
    { isShown: true, env: { FAILURES: process.argv.includes('--write') ? 'write' : 'all' } },
  )
  process.exitCode = code
})
