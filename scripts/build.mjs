// `npm run build`: builds the product anew, or with --if-stale only where its sources changed.
import { buildProduct } from './steps/build-product.mjs'
import { checkNode } from './steps/check-node.mjs'
import { installDependencies } from './steps/install-dependencies.mjs'
import { runSteps } from './steps/step-failure.mjs'

await runSteps(async () => {
  checkNode()
  await installDependencies()
  await buildProduct({ isForced: !process.argv.includes('--if-stale') })
})
