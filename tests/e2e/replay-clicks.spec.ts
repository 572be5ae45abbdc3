import type { Locator, Page } from '@playwright/test'
import { eagerScripts, holdBack } from './fixtures/hold-scripts.ts'
import { expect, test } from './fixtures/test.ts'
import { onHydration } from './fixtures/on-hydration.ts'

// What a visitor presses before its script has come is heard at once and done when it comes.

test('a page keeps what is pressed before any script has come, in order, and its sections stay', async ({
  page,
}) => {
  const release = await holdBack(page, () => true)
  await page.goto('/contact', { waitUntil: 'commit' })
  await press(page.getByRole('button', { name: '扬州基地' }))
  await press(page.getByRole('button', { name: '复制地址' }))
  await press(page.getByRole('button', { name: '官方公众号' }))
  release()
  // Checked in parallel: the copy message disappears after two seconds, before a busy machine opens the dialog.
  await Promise.all([
    expect(page.getByRole('dialog')).toContainText('关闭'),
    expect(page.locator('main [role="status"]').first()).toHaveText('已复制到剪贴板！'),
  ])
  await expect(page.locator('[aria-pressed="true"]')).toContainText(['扬州基地'])
  await expect(page.locator('button[aria-busy]')).toHaveCount(0)
})

test('a section that is still on its way keeps what is pressed in it', async ({ page, site }) => {
  const eager = await eagerScripts(site.origin, '/map-surveying')
  const release = await holdBack(page, (path) => !eager.includes(path))
  await page.goto('/map-surveying')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'yes')
  await press(page.getByRole('tab', { name: '三维建模' }))
  await press(page.getByRole('tab', { name: '权籍调查' }))
  await page.locator('footer summary', { hasText: '显示模式' }).click()
  await page.getByRole('radio', { name: /^深色/ }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await press(page.getByRole('contentinfo').getByRole('button', { name: '电话' }))
  release()
  await expect(page.getByRole('dialog')).toContainText('复制')
  await expect(page.locator('[role="tab"][aria-selected="true"]')).toContainText(['三维建模', '权籍调查'])
  await expect(page.locator('button[aria-busy]')).toHaveCount(0)
})

test('a key that presses counts once, and the focus stays where it is', async ({ page }) => {
  const release = await holdBack(page, () => true)
  await page.goto('/', { waitUntil: 'commit' })
  const services = menuButton(page)
  await services.press('Enter')
  await services.press('Enter')
  await expect(services).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(services).toHaveAttribute('aria-expanded', 'true')
  await expect(services).toBeFocused()
})

test('a press in the very moment when a page wakes counts once', async ({ page }) => {
  await onHydration(page, () => {
    document.querySelector<HTMLElement>('header button[aria-expanded]')!.click()
  })
  await page.goto('/contact')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'yes')
  const services = menuButton(page)
  await expect(services).toHaveAttribute('aria-expanded', 'true')
  await expect(services).not.toHaveAttribute('aria-busy')
  // A press that is repeated would be by now: timers run in their order.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await expect(services).toHaveAttribute('aria-expanded', 'true')
})

/** Links that open a dialog in their page, by what they show. */
const dialogLinks = [
  ['a member', '/about', 'a[href*="#members-"]'],
  ['a news item', '/about', 'a[href*="#news-"]'],
  ['a certificate', '/about', 'a[href*="#certifications-"]'],
  ['a posting', '/contact', 'a[href*="#jobs-"]'],
  ['a picture', '/map-surveying', 'a[aria-haspopup="dialog"]:has(img)'],
] as const

for (const [what, address, selector] of dialogLinks)
  test(`${what} that is pressed before any script has come opens its dialog, and Esc leads back to it`, async ({
    page,
  }) => {
    const release = await holdBack(page, () => true)
    await page.goto(address, { waitUntil: 'commit' })
    const link = page.locator(`main ${selector}`).first()
    await press(link)
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    release()
    await expect(page.locator('dialog[open]')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await expect(link).toBeFocused()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
  })

test('the address of a card leads to its dialog, and Esc to the card', async ({ page }) => {
  await page.goto('/about#members-2')
  await expect(page.locator('dialog[open]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('#members-2')).toBeFocused()
  await expect(page.locator('#members-2')).toBeInViewport()
})

const menuButton = (page: Page) => page.locator('header button[aria-expanded]')

async function press(button: Locator) {
  await button.click({ noWaitAfter: true })
  await expect(button).toHaveAttribute('aria-busy', 'true')
}
