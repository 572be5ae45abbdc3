// `npm start` and `npm run mock`: from whatever state the checkout is in to a served site (docs/operations/commands.md#启动).
// Plain Node without dependencies, since it runs before any is installed.
import { buildProduct } from './tasks/build-product.mjs'
import { checkNode } from './tasks/check-node.mjs'
import { installDependencies } from './tasks/install-dependencies.mjs'
import { prepareProduct } from './tasks/prepare-product.mjs'
import { runSteps } from './tasks/step-failure.mjs'

const isMock = process.argv.includes('--mock')

await runSteps(async () => {
  checkNode()
  await installDependencies()
  // The mocks live in memory: they run where the driver cannot be built.
  await (isMock ? buildProduct() : prepareProduct())
})

process.env.NODE_ENV ??= 'production'
// In this very process, so that signals and the exit code are the host's own.
await import(isMock ? '../build/mock-host.js' : '../build/host.js')
