// `npm run bench`: what an answer of the built product costs, always beside something that does the same for less.
// Both run at the same time and take turns, so a busy machine slows both: the ratio is the result, not the seconds.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installDependencies } from './steps/install-dependencies.mjs'
import { buildProduct } from './steps/build-product.mjs'
import { prepareDriver } from './steps/prepare-driver.mjs'
import { runSteps } from './steps/step-failure.mjs'

await runSteps(async () => {
  await installDependencies()
  await prepareDriver()
  await buildProduct()
})
// Only now: they need what was installed.
const { comparePages } = await import('./bench/compare-pages.mjs')
const { compareLists } = await import('./bench/compare-lists.mjs')
const { compareStyles } = await import('./bench/compare-styles.mjs')
const { timeConsole } = await import('./bench/time-console.mjs')
const { startProduct } = await import('./steps/start-product.mjs')

const folder = await mkdtemp(join(tmpdir(), 'bench-'))
try {
  const product = await startProduct({ DATA_DIR: join(folder, 'pages') })
  await comparePages(product.origin).finally(() => product.stop())
  await compareStyles()
  await timeConsole(folder)
  await compareLists(folder)
} finally {
  await rm(folder, { recursive: true, force: true })
}
