// `npm run move -- --to URL | --uploads-to URL` (docs/operating.md#moving-a-site).
import { buildProduct } from './steps/build-product.mjs'
import { checkNode } from './steps/check-node.mjs'
import { installDependencies } from './steps/install-dependencies.mjs'
import { prepareDriver } from './steps/prepare-driver.mjs'
import { runSteps } from './steps/step-failure.mjs'

await runSteps(async () => {
  checkNode()
  await installDependencies()
  await prepareDriver()
  await buildProduct()
})

process.env.NODE_ENV ??= 'production'
await import(new URL('../build/move.js', import.meta.url).href)
