import type { Locator, Page } from '@playwright/test'
import { eagerScripts, holdBack } from './fixtures/late-scripts.ts'
import { expect, test } from './fixtures/test.ts'

// What a visitor presses before its script has come is heard at once and done when it comes.

interface Walk {
  address: string
  /** Pressed in this order. */
  presses: Record<string, (page: Page) => Locator>
  /** What all of them have brought about in the end. */
  outcome: (page: Page) => Promise<void>
}

const tab = (name: string) => (page: Page) => page.getByRole('tab', { name })
const inFooter = (name: string) => (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name, exact: true })

/** Buttons of sections, whose scripts come late. */
const sectionWalks: Walk[] = [
  {
    address: '/map-surveying',
    presses: { 三维建模: tab('三维建模'), 权籍调查: tab('权籍调查'), 电话: inFooter('电话') },
    async outcome(page) {
      await expect(page.getByRole('dialog')).toContainText('复制')
      await expect(page.locator('[role="tab"][aria-selected="true"]')).toContainText(['三维建模', '权籍调查'])
    },
  },
  {
    address: '/contact',
    presses: {
      扬州基地: (page) => page.getByRole('button', { name: '扬州基地' }),
      微信: inFooter('微信'),
    },
    async outcome(page) {
      await expect(page.getByRole('dialog')).toContainText('关闭')
      await expect(page.locator('[aria-pressed="true"]')).toContainText(['扬州基地'])
    },
  },
]

/** Buttons of the page itself, and of its sections with them. */
const pageWalks: Walk[] = [
  ...sectionWalks,
  {
    address: '/contact',
    presses: {
      复制地址: (page) => page.getByRole('button', { name: '复制地址' }),
      官方公众号: (page) => page.getByRole('button', { name: '官方公众号' }),
    },
    async outcome(page) {
      await expect(page.getByRole('dialog')).toContainText('关闭')
      await expect(page.locator('main [role="status"]').first()).toHaveText('已复制到剪贴板！')
    },
  },
  {
    address: '/',
    presses: { 服务: (page) => page.getByRole('banner').getByRole('button', { name: '服务' }) },
    async outcome(page) {
      await expect(page.locator('header [aria-expanded]').first()).toHaveAttribute('aria-expanded', 'true')
    },
  },
]

for (const { address, presses, outcome } of pageWalks)
  test(`${address} keeps what is pressed before any script has come: ${Object.keys(presses).join('、')}`, async ({
    page,
  }) => {
    const release = await holdBack(page, () => true)
    await page.goto(address, { waitUntil: 'commit' })
    await pressEach(page, Object.values(presses))
    release()
    await outcome(page)
    await expect(page.locator('button[aria-busy]')).toHaveCount(0)
  })

for (const { address, presses, outcome } of sectionWalks)
  test(`${address} keeps what is pressed in a section that is still on its way: ${Object.keys(presses).join('、')}`, async ({
    page,
    site,
  }) => {
    const eager = await eagerScripts(site.origin, address)
    const release = await holdBack(page, (path) => !eager.includes(path))
    await page.goto(address)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'yes')
    await pressEach(page, Object.values(presses))
    release()
    await outcome(page)
    await expect(page.locator('button[aria-busy]')).toHaveCount(0)
  })

test('a press in the very moment when a page wakes counts once', async ({ page }) => {
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener
    let isPressed = false
    // React listens for presses on the document before it wakes the page.
    EventTarget.prototype.addEventListener = function (...args: Parameters<typeof listen>) {
      listen.apply(this, args)
      if (args[0] !== 'keydown' || this !== document || isPressed) return
      isPressed = true
      queueMicrotask(() => document.querySelector<HTMLElement>('header button[aria-expanded]')!.click())
    }
  })
  await page.goto('/contact')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'yes')
  const services = page.locator('header button[aria-expanded]')
  await expect(services).toHaveAttribute('aria-expanded', 'true')
  await expect(services).not.toHaveAttribute('aria-busy')
  // A press that is repeated would be by now: timers run in their order.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await expect(services).toHaveAttribute('aria-expanded', 'true')
})

async function pressEach(page: Page, presses: ((page: Page) => Locator)[]) {
  for (const find of presses) {
    await find(page).click({ noWaitAfter: true })
    await expect(find(page)).toHaveAttribute('aria-busy', 'true')
  }
}
