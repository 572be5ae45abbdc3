// `npm run costs`: lists what each component costs in the browser (docs: Storybook, Foundations, Costs).
import { installDependencies } from './steps/install-dependencies.mjs'
import { runPackage } from './steps/run-command.mjs'
import { runSteps } from './steps/step-failure.mjs'

await runSteps(async () => {
  await installDependencies()
  const { code, output } = await runPackage('tsx/dist/cli.mjs', ['scripts/costs.ts'])
  process.stdout.write(output)
  process.exitCode = code
})
