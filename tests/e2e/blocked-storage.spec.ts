import { expect, test } from './fixtures/test.ts'

// What a browser without site storage shows, because of its owner's setting or a web view.

const faults = {
  blocked: () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  },
  null: () => null,
}

for (const [name, get] of Object.entries(faults))
  test(`X-54 links lead on where storage is ${name}, and the console says what it needs`, async ({
    page,
  }) => {
    await page.addInitScript(`for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { configurable: true, get: ${get} })`)
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'yes')
    // A mark that a document of its own would not have: the router led on.
    await page.evaluate(() => document.documentElement.setAttribute('data-first', ''))
    for (const address of ['/about', '/contact', '/']) {
      await page.locator(`header a[href="${address}"]`).first().click()
      await expect(page).toHaveURL(new RegExp(`${address}$`))
      await expect(page.locator('main h1')).toBeVisible()
    }
    await expect(page.locator('html')).toHaveAttribute('data-first', '')
    await page.goto('/admin')
    await expect(page.getByText(/管理后台需要使用浏览器的存储空间/)).toBeVisible()
  })
