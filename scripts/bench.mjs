// `npm run bench` compares the cost of the product's responses with a cheaper reference.
// Both take turns on a busy machine, so only the ratio counts; `-- --write` updates docs/performance.md, `-- answers sizes` selects parts.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installDependencies } from './tasks/install-dependencies.mjs'
import { prepareProduct } from './tasks/prepare-product.mjs'
import { runCommand } from './tasks/run-command.mjs'
import { runSteps, StepFailure } from './tasks/step-failure.mjs'

const parts = ['answers', 'start', 'memory', 'sizes', 'lists']

const isWritten = process.argv.includes('--write')
const named = process.argv.slice(2).filter((word) => word !== '--write')
const unknown = named.filter((word) => !parts.includes(word))

await runSteps(async () => {
  if (unknown.length > 0)
    throw new StepFailure(`没有名为 ${unknown.join('、')} 的部分，可用：${parts.join('、')}。`)
  await installDependencies()
  await prepareProduct()
})
// Only now: they need what was installed.
const { compareAnswers, compareMessages } = await import('./bench/compare-answers.mjs')
const { fillLongList } = await import('./bench/fill-long-list.mjs')
const { measureMemory } = await import('./bench/memory.mjs')
const { timeLists } = await import('./bench/time-lists.mjs')
const { measureSizes } = await import('./bench/page-sizes.mjs')
const { formatResults } = await import('./bench/format-results.mjs')
const { timeStart } = await import('./bench/time-start.mjs')
const { writeSection } = await import('./performance/write-section.mjs')
const { startProduct } = await import('./tasks/start-product.mjs')

const folder = await mkdtemp(join(tmpdir(), 'bench-'))
/** @type {import('./bench/format-results.mjs').Results} */
const results = {}
/** @type {Record<string, () => Promise<void>>} */
const work = { answers, start, memory, sizes, lists }
try {
  for (const part of parts) if (named.length === 0 || named.includes(part)) await work[part]?.()
  if (isWritten) await writeSection('bench', formatResults(results))
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function answers() {
  const DATA_DIR = join(folder, 'answers')
  await onProduct({ DATA_DIR }, ({ origin }) => fillLongList(origin))
  // A minute after its first start, the site draws smaller versions of its pictures. Its pages name them afterwards.
  await drawPictures(DATA_DIR)
  await onProduct({ DATA_DIR }, async (product) => {
    results.kept = await compareAnswers('kept answers', product, { before: 2500, requests: 10_000 })
  })
  const again = { DATA_DIR, KEEP_ANSWERS: '0' }
  // As many messages of one address as there are requests.
  await onProduct({ ...again, CONTACT_PER_MINUTE: '1000000' }, async (product) => {
    results.again = await compareAnswers('made again', product, { before: 4000, requests: 400 })
    results.messages = await compareMessages(product, { before: 500, requests: 2000 })
  })
}

/** @param {string} DATA_DIR */
async function drawPictures(DATA_DIR) {
  const env = { NODE_ENV: 'production', DATA_DIR, DATABASE_URL: undefined }
  const { code, output } = await runCommand(process.execPath, ['build/pictures.js'], { env })
  if (code !== 0) throw new Error(output)
}

async function start() {
  const DATA_DIR = join(folder, 'start')
  // The first start loads the content.
  await onProduct({ DATA_DIR }, async () => undefined)
  results.start = await timeStart(DATA_DIR)
}

async function memory() {
  const DATA_DIR = join(folder, 'memory')
  // The first start loads the content.
  await onProduct({ DATA_DIR }, async () => undefined)
  results.memory = await measureMemory(DATA_DIR)
}

async function sizes() {
  await onProduct({ DATA_DIR: join(folder, 'sizes') }, async ({ origin }) => {
    results.sizes = await measureSizes(origin)
  })
}

async function lists() {
  results.lists = await timeLists(folder)
}

/**
 * Works with a product that is started with variables of its own, and stops it.
 * @param {Record<string, string>} env
 * @param {(product: import('./tasks/start-product.mjs').Product) => Promise<void>} work
 */
async function onProduct(env, work) {
  const product = await startProduct({ DATABASE_URL: undefined, ...env })
  try {
    await work(product)
  } finally {
    await product.stop()
  }
}
