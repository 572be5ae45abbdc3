// `npm run build`: builds the product again, or with --if-stale only where its sources changed, so that `node build/host.js` can start.
import { checkNode } from './tasks/check-node.mjs'
import { installDependencies } from './tasks/install-dependencies.mjs'
import { prepareProduct } from './tasks/prepare-product.mjs'
import { runSteps } from './tasks/step-failure.mjs'

await runSteps(async () => {
  checkNode()
  await installDependencies()
  await prepareProduct({ isForced: !process.argv.includes('--if-stale') })
})
