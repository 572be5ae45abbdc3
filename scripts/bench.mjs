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
const { compareAnswers, compareMessages } = await import('./bench/compare-answers.mjs')
const { writeThenRead } = await import('./bench/write-then-read.mjs')
const { compareLists } = await import('./bench/compare-lists.mjs')
const { compareStyles } = await import('./bench/compare-styles.mjs')
const { timeStart } = await import('./bench/time-start.mjs')
const { timeConsole } = await import('./bench/time-console.mjs')
const { startProduct } = await import('./steps/start-product.mjs')

const folder = await mkdtemp(join(tmpdir(), 'bench-'))
try {
  const DATA_DIR = join(folder, 'pages')
  await measure({ DATA_DIR }, async (product) => {
    await compareAnswers('kept answers', product, 10_000)
    await writeThenRead(product.origin, 10_000)
  })
  // As many messages of one address as there are requests.
  const anew = { DATA_DIR, KEEP_ANSWERS: '0', CONTACT_PER_MINUTE: '1000000' }
  await measure(anew, async (product) => {
    await compareAnswers('made anew', product, 400)
    await compareMessages(product, 2000)
  })
  await timeStart(DATA_DIR)
  await compareStyles()
  await timeConsole(folder)
  await compareLists(folder)
} finally {
  await rm(folder, { recursive: true, force: true })
}

/**
 * @param {Record<string, string>} env
 * @param {(product: import('./steps/start-product.mjs').Product) => Promise<void>} work
 */
async function measure(env, work) {
  const product = await startProduct(env)
  await work(product).finally(() => product.stop())
}
