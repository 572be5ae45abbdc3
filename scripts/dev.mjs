// `npm run dev`: the host with Vite's hot reload in front of it.
import { checkNode } from './tasks/check-node.mjs'
import { installDependencies } from './tasks/install-dependencies.mjs'
import { prepareDriver } from './tasks/prepare-driver.mjs'
import { runSteps } from './tasks/step-failure.mjs'
import { warnOfStaleIndexes } from './tasks/warn-of-stale-indexes.mjs'

await runSteps(async () => {
  checkNode()
  await installDependencies()
  await prepareDriver()
  await warnOfStaleIndexes()
})

process.env.NODE_ENV ??= 'development'
// TypeScript is read as it is; the host lives in this process and ends with it.
const { register } = await import('tsx/esm/api')
register()
await import('../app/server/dev.ts')
