// `npm run parity`: whether the mocks answer as the product does (docs/mocks.md).
import { installDependencies } from './steps/install-dependencies.mjs'
import { prepareProduct } from './steps/prepare-product.mjs'
import { runPackage } from './steps/run-command.mjs'
import { runSteps } from './steps/step-failure.mjs'

await runSteps(async () => {
  await installDependencies()
  await prepareProduct()
  const { code, output } = await runPackage('tsx/dist/cli.mjs', ['scripts/parity.ts'])
  process.stdout.write(output)
  process.exitCode = code
})
