// `npm run build`: builds the product again, or with --if-stale only where its sources changed, so that `node build/host.js` can start.
import { checkNode } from './steps/check-node.mjs'
import { installDependencies } from './steps/install-dependencies.mjs'
import { prepareProduct } from './steps/prepare-product.mjs'
import { runSteps } from './steps/step-failure.mjs'

await runSteps(async () => {
  checkNode()
  await installDependencies()
  await prepareProduct({ isForced: !process.argv.includes('--if-stale') })
})
