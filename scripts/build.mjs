// `npm run build`: builds the product anew, or with --if-stale only where its sources changed, so that `node build/host.js` can start.
import { buildProduct } from './steps/build-product.mjs'
import { checkNode } from './steps/check-node.mjs'
import { installDependencies } from './steps/install-dependencies.mjs'
import { prepareDriver } from './steps/prepare-driver.mjs'
import { runSteps } from './steps/step-failure.mjs'

await runSteps(async () => {
  checkNode()
  await installDependencies()
  await buildProduct({ isForced: !process.argv.includes('--if-stale') })
  await prepareDriver()
})
