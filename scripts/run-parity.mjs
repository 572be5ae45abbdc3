// `npm run parity`: whether the mocks answer as the product does (docs/mocks.md).
import { buildProduct } from './steps/build-product.mjs'
import { installDependencies } from './steps/install-dependencies.mjs'
import { prepareDriver } from './steps/prepare-driver.mjs'
import { runPackage } from './steps/run-command.mjs'
import { runSteps } from './steps/step-failure.mjs'

await runSteps(async () => {
  await installDependencies()
  await prepareDriver()
  await buildProduct()
  const { code, output } = await runPackage('tsx/dist/cli.mjs', ['scripts/parity.ts'])
  process.stdout.write(output)
  process.exitCode = code
})
