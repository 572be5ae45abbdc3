import type { Page } from '@playwright/test'
import { act } from './fixtures/act.ts'
import { choosePanel, openConsole } from './fixtures/console.ts'
import { eagerScripts, holdLateScripts } from './fixtures/hold-scripts.ts'
import { builtScripts, blockScripts } from './fixtures/block-scripts.ts'
import { publicAddresses } from './fixtures/public-addresses.ts'
import { expect, test } from './fixtures/test.ts'
import { weighFirstLoad } from './fixtures/weigh-scripts.ts'

// Each test only reads: all workers take them, up to the end of the run.
test.describe.configure({ mode: 'parallel' })
// Words are what is compared, not how they come.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const lostOnPurpose = [/ERR_FAILED/, /ERR_BLOCKED_BY_CLIENT/, /ChunkLoadError/, /dynamically imported module/]

for (const address of publicAddresses) {
  test(`X-55 ${address} loads at most its budget of script, and keeps all that the server printed where those of its sections are lost`, async ({
    reusedPage: page,
    plainPage,
    expectedErrors,
    site,
  }) => {
    expectedErrors.push(...lostOnPurpose)
    const printed = await printedLines(plainPage, `${site.origin}${address}`)
    const eager = await eagerScripts(site.origin, address)
    const { lost, end } = await blockScripts(
      page,
      builtScripts.filter((path) => !eager.includes(path)),
    )
    // Loads it as a visitor's desktop does, up to the first action. A section that waits for an action ignores those
    // before hydration.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const { scripts } = await weighFirstLoad(page, address)
    // What a lost script would have asked for itself is not known.
    expect(scripts.map(({ path }) => path).filter((path) => !eager.includes(path))).toEqual([])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const told = isToldOfLoss(page)
    await act(page)
    await told
    await page.waitForLoadState('networkidle')
    expect(lost).not.toEqual([])
    // Each section shows what its script would have opened once it knows that the script is lost.
    await expect.poll(() => unread(page, printed)).toEqual([])
    await end()
  })
}

for (const address of ['/', '/about', '/government-cases/soil-submission']) {
  test(`${address} is read whole whichever script of the page itself is lost`, async ({
    reusedPage: page,
    plainPage,
    expectedErrors,
    site,
  }) => {
    // Of a module that cannot be put together the browser tells without a word.
    expectedErrors.push(...lostOnPurpose, /^$/)
    const printed = await printedLines(plainPage, `${site.origin}${address}`)
    const scripts = await eagerScripts(site.origin, address)
    expect(scripts.length).toBeGreaterThan(4)
    // Those of every page are lost at home.
    const elsewhere = address === '/' ? [] : await eagerScripts(site.origin, '/')
    await page.goto(address)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'yes')
    await act(page)
    const shownOnRequest = await unread(page, printed)
    for (const script of scripts.filter((each) => !elsewhere.includes(each))) {
      const { lost, end } = await blockScripts(page, [script])
      await page.goto(address)
      const isAwake = async () => (await page.locator('html').getAttribute('data-hydrated')) === 'yes'
      // Until then it stands as it was printed; some scripts are named for the next page only.
      await expect.poll(async () => lost.includes(script) || (await isAwake()), script).toBe(true)
      await act(page)
      await expect
        .poll(async () => {
          const isAlive = await isAwake()
          const left = await unread(page, printed)
          // A page that came alive without it shows some at the press of a button, as ever.
          return isAlive ? left.filter((line) => !shownOnRequest.includes(line)) : left
        }, script)
        .toEqual([])
      await end()
    }
  })
}

test('a footer whose script is lost still leads on, and comes alive once the network is back', async ({
  page,
  expectedErrors,
  site,
}) => {
  expectedErrors.push(...lostOnPurpose)
  const late = await loseLateScripts(page, await eagerScripts(site.origin, '/contact'))
  await page.goto('/contact')
  await act(page)
  await late.haveFailed()

  await page.unrouteAll()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  const footer = page.getByRole('contentinfo')
  await expect(async () => {
    // A busy machine opens it later than that, and then nothing behind it can be pressed.
    if (!(await page.getByRole('dialog').isVisible()))
      await footer.getByRole('button', { name: /微信/ }).click({ timeout: 1000 })
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 })
  }).toPass()

  await page.goto('/contact')
  await footer.getByRole('link', { name: '关于我们' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('关于我们')
})

test('what a visitor has written stays where the section’s script arrives late', async ({
  page,
  expectedErrors,
  site,
}) => {
  expectedErrors.push(...lostOnPurpose)
  const late = await loseLateScripts(page, await eagerScripts(site.origin, '/'))
  await page.goto('/')
  await act(page)
  await late.haveFailed()
  const name = page.getByRole('form', { name: '在线留言' }).getByRole('textbox', { name: /姓名/ })
  await name.fill('林晓')
  await name.blur()
  await page.unrouteAll()
  const arrived = page.waitForResponse(/assets\/.*\.js/)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await arrived
  await page.mouse.wheel(0, -200)
  await expect(name).toHaveValue('林晓')
})

test('a footer whose script never comes holds nobody on the page', async ({ page, site }) => {
  const held = await holdLateScripts(page, site.origin, '/contact')
  await page.goto('/contact')
  await act(page)
  await expect.poll(() => held.count).toBeGreaterThan(0)
  held.isOver = true
  await page.getByRole('banner').getByRole('link', { name: '关于我们' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('关于我们')
})

test('P-022, X-55 reached inside the site, a section whose script is lost says so beside the rest and comes at 重试', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(...lostOnPurpose)
  await page.goto('/government-cases')
  await act(page)
  await page.route('**/soil-sections-*.js', (route) => route.abort())
  const way = 'a[href="/government-cases/soil-submission"]'
  const link = page.locator(`main ${way}`).first()
  // Until its section is awake a link leads to a new document, which holds all.
  await expect(async () => {
    await act(page)
    await expect(page.locator(`[data-asleep]:has(${way})`)).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  await link.click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('这一部分没有加载出来')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/土壤/)
  await page.unrouteAll()
  await alert.getByRole('button', { name: '重试' }).click()
  await expect(alert).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
})

test('X-55 a panel whose script is lost leaves the shell, and comes at 重试', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(...lostOnPurpose)
  await openConsole(page)
  await page.route('**/banner.panel-*.js', (route) => route.abort())
  await choosePanel(page, '轮播图管理')
  const retry = page.getByRole('alert').getByRole('button', { name: '重试' })
  await expect(retry).toBeVisible()
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await page.unrouteAll()
  await retry.click()
  await expect(page.getByRole('button', { name: '新增轮播图' }).first()).toBeVisible()
})

/** Waits until a section has told of its loss. */
const isToldOfLoss = (page: Page) =>
  page.waitForEvent('console', (message) => message.text().includes('ChunkLoadError'))

/** Cuts off every script but these. */
async function loseLateScripts(page: Page, eager: string[]) {
  const told = isToldOfLoss(page)
  await page.route('**/assets/*.js', (route) =>
    eager.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  )
  return {
    /** Waits until a section has told of its loss and nothing more is asked for. */
    haveFailed: async () => {
      await told
      await page.waitForLoadState('networkidle')
    },
  }
}

/** What a browser without script lets a visitor read, but for the advice to switch scripts on. */
async function printedLines(plainPage: Page, address: string) {
  await plainPage.goto(address, { waitUntil: 'domcontentloaded' })
  const lines = await readableLines(plainPage)
  return lines.filter((line) => !line.includes('JavaScript'))
}

/** Which of these lines the page does not show. */
async function unread(page: Page, printed: string[]) {
  expect(printed.length).toBeGreaterThan(10)
  const readable = await readableLines(page)
  return printed.filter((line) => !readable.includes(line))
}

async function readableLines(page: Page) {
  const texts = await page.locator('main, footer').allInnerTexts()
  return texts
    .flatMap((text) => text.split('\n'))
    .map((line) => line.trim())
    .filter(Boolean)
}
