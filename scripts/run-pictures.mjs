// `npm run pictures` (docs/operations/files.md#补齐缩小版).
import { buildProduct } from './tasks/build-product.mjs'
import { checkNode } from './tasks/check-node.mjs'
import { installDependencies } from './tasks/install-dependencies.mjs'
import { runSteps } from './tasks/step-failure.mjs'

await runSteps(async () => {
  checkNode()
  await installDependencies()
  await buildProduct()
})

process.env.NODE_ENV ??= 'production'
await import(new URL('../build/pictures.js', import.meta.url).href)
