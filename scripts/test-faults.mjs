// `npm run test:faults` breaks a running site, in ten rounds where a fault has rounds, and prints a table of losses.
// `npm run test:all` runs the same with fewer rounds.
import { buildProduct } from './tasks/build-product.mjs'
import { checkNode } from './tasks/check-node.mjs'
import { installDependencies } from './tasks/install-dependencies.mjs'
import { runPackage } from './tasks/run-command.mjs'
import { runSteps, StepFailure } from './tasks/step-failure.mjs'
import { prepareNeeds } from './tasks/test-needs.mjs'

await runSteps(async () => {
  checkNode()
  await installDependencies()
  const missing = await prepareNeeds(['driver', 'postgres'])
  if (missing.size > 0) throw new StepFailure([...missing.values()].join(''))
  await buildProduct()
  const chosen = process.argv.slice(2)
  const { code } = await runPackage('vitest/vitest.mjs', ['run', '--project', 'faults', ...chosen], {
    isShown: true,
    env: { FAULT_ROUNDS: '10' },
  })
  process.exitCode = code
})
