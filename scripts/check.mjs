// `npm run check`: what one runs while working, under a minute once warm: types, lint, directions, the unit tests of what
// changed. `npm run validate`, `npm test` and `npm run test:all` run everything.
import { installDependencies } from './tasks/install-dependencies.mjs'
import { printCheck, quickChecks, runStaticChecks } from './tasks/static-checks.mjs'
import { runSteps } from './tasks/step-failure.mjs'

await runSteps(async () => {
  await installDependencies()
  const results = await runStaticChecks(printCheck, quickChecks)
  process.exitCode = results.every(({ hasPassed }) => hasPassed) ? 0 : 1
})
