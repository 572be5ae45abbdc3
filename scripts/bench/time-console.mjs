import { join } from 'node:path'
import { chromium } from 'playwright'
import { Sequelize } from 'sequelize'
import { chromiumFlags, prepareChromium } from '#scripts/steps/find-chromium.mjs'
import { administrator, startProduct } from '../steps/start-product.mjs'
import { median } from './time-requests.mjs'

const SIZES = [20, 1000]
const ROUNDS = 7

/**
 * What a person does to a list of the console, in the page: a function that begins it, and what the table's first row
 * says once it is done.
 * @type {Record<string, { begin: string, isDone: string }>}
 */
const acts = {
  open: {
    begin: `location.hash = 'partner'`,
    isDone: `rows().length > 1`,
  },
  sort: {
    begin: `[...document.querySelectorAll('main th button')].find((b) => b.textContent.includes('企业名称')).click()`,
    isDone: `first() !== before`,
  },
  filter: {
    begin: `type(document.querySelector('main [type=search]'), '伙伴 002')`,
    isDone: `first() !== before || rows().length < length`,
  },
}

/**
 * Opening, sorting and filtering a list of the console of twenty records beside one of a thousand, in a real browser,
 * from the act to the painted frame.
 * @param {string} folder
 */
export async function timeConsole(folder) {
  const executablePath = await prepareChromium()
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  /** @type {{ page: import('playwright').Page, stop: () => Promise<void>, times: Record<string, number[]> }[]} */
  const lists = []
  try {
    for (const size of SIZES) lists.push(await openFilled(browser, join(folder, `console-${size}`), size))
    for (let round = 0; round < ROUNDS; round += 1)
      for (const { page, times } of lists) {
        for (const name of Object.keys(acts)) {
          const took = await timeAct(page, name)
          // The first round brings the panel's script.
          if (round > 0) (times[name] ??= []).push(took)
        }
        await page.evaluate(`location.hash = 'audit'`)
        await page.getByRole('heading', { level: 1, name: '操作记录' }).waitFor()
      }
  } finally {
    await browser.close()
    await Promise.all(lists.map(({ stop }) => stop()))
  }
  process.stdout.write(
    `\nconsole, a list             ${SIZES.map((size) => `${size} ms`.padStart(8)).join('  ')}   ratio\n`,
  )
  for (const name of Object.keys(acts)) {
    const [few = NaN, many = NaN] = lists.map(({ times }) => median(times[name] ?? []))
    process.stdout.write(
      `${name.padEnd(24)}${few.toFixed(0).padStart(10)}${many.toFixed(0).padStart(12)}${(many / few).toFixed(2).padStart(8)}\n`,
    )
  }
}

/**
 * @param {import('playwright').Page} page
 * @param {string} name
 */
function timeAct(page, name) {
  const { begin = '', isDone = '' } = acts[name] ?? {}
  return /** @type {Promise<number>} */ (
    page.evaluate(`(async () => {
      const rows = () => [...document.querySelectorAll('main tbody tr')]
      const first = () => rows()[0]?.textContent
      const type = (input, text) => {
        input.focus()
        input.select()
        document.execCommand('insertText', false, text)
      }
      const before = first(), length = rows().length
      const start = performance.now()
      ;${begin}
      while (!(${isDone})) {
        if (performance.now() - start > 20_000) throw new Error('${name} was never done')
        await new Promise(requestAnimationFrame)
      }
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      return performance.now() - start
    })()`)
  )
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} dataDir
 * @param {number} size
 */
async function openFilled(browser, dataDir, size) {
  const product = await startProduct({ DATABASE_URL: undefined, DEMO_CONTENT: '0', DATA_DIR: dataDir })
  try {
    await fillWithPartners(dataDir, size)
    return { page: await signedIn(browser, product.origin), stop: product.stop, times: {} }
  } catch (error) {
    await product.stop()
    throw error
  }
}

/**
 * @param {string} dataDir
 * @param {number} size
 */
async function fillWithPartners(dataDir, size) {
  const sequelize = new Sequelize({
    dialect: 'sqlite',
    storage: join(dataDir, 'site.sqlite'),
    logging: false,
  })
  await sequelize.query(`
    INSERT INTO partner ("name", "logoUrl", "websiteUrl", "description", "sortOrder", "status", "createTime")
    WITH RECURSIVE numbers(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${size - 1})
    SELECT '伙伴 ' || substr('000' || (${size} - n), -4), '', '', '', n % 999, 1, '2026-01-01T02:00:00.000Z'
    FROM numbers`)
  await sequelize.close()
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 */
async function signedIn(browser, origin) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(`${origin}/admin`)
  await page.getByRole('textbox', { name: '用户名' }).fill(administrator.username)
  await page.locator('input[name="password"]').fill(administrator.password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: '仪表盘' }).waitFor()
  return page
}
