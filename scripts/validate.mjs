// `npm run validate`: types, lint, boundaries, unused code, formatting (docs/guides/commands.md#检查与测试).
import { installDependencies } from './tasks/install-dependencies.mjs'
import { printCheck, runStaticChecks } from './tasks/static-checks.mjs'
import { runSteps } from './tasks/step-failure.mjs'

await runSteps(async () => {
  await installDependencies()
  const results = await runStaticChecks(printCheck)
  process.exitCode = results.every(({ hasPassed }) => hasPassed) ? 0 : 1
})
