import type { Page } from '@playwright/test'
import { shanghaiDay } from '#contract/shared/moments.ts'
import { call, signIn } from '../fixtures/api.ts'
import { openConsole } from '../fixtures/console.ts'
import { preparedFolder } from '../fixtures/prepared-folder.ts'
import { serveWhile, type Site } from '../fixtures/site.ts'
import { expect, test as shared } from '../fixtures/test.ts'

/** A site of each test's own: what it changes shows on every page. */
const test = shared.extend<{ ownSite: Site }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  ownSite: async ({}, use) => serveWhile(use, { dataDir: await preparedFolder() }),
  baseURL: async ({ ownSite }, use) => use(ownSite.origin),
})

test('what administrators keep under 站点设置 stands in the footer and in what search engines read', async ({
  page,
}) => {
  await openConsole(page, 'site-settings')
  await page.getByRole('textbox', { name: '联系电话' }).fill('0551-12345678')
  await page.getByRole('textbox', { name: 'ICP备案号' }).fill('皖ICP备2021012345号-1')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('保存成功')).toBeVisible()

  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: '0551-12345678' })).toHaveAttribute(
    'href',
    'tel:055112345678',
  )
  await expect(footer.getByRole('link', { name: '皖ICP备2021012345号-1' })).toHaveAttribute(
    'href',
    'https://beian.miit.gov.cn/',
  )
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const told = blocks.map((block) => JSON.parse(block) as object)
  expect(told).toContainEqual(
    expect.objectContaining({ '@type': 'Organization', telephone: '0551-12345678' }),
  )
})

test.describe('on a day of mourning', () => {
  test.use({ javaScriptEnabled: false })

  test('every page is grey from its first byte, whatever the visitor chose, the console is not', async ({
    page,
    ownSite: site,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/)
    const today = shanghaiDay(new Date())
    const tomorrow = shanghaiDay(new Date(Date.now() + 24 * 3_600_000))
    const days = [{ title: '哀悼', look: 'mourning', from: today, until: tomorrow }]
    const saved = await call(site.origin, 'POST /api/site-settings', {
      body: { days },
      token: await signIn(site.origin),
    })
    expect(saved.status).toBe(200)

    for (const path of ['/', '/privacy', '/no-such-page']) {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('data-day', 'mourning')
      const colours = await coloursOf(page)
      expect(
        colours.filter((channels) => new Set(channels).size > 1),
        path,
      ).toEqual([])
    }
    await page.goto('/admin')
    await expect(page.locator('html')).not.toHaveAttribute('data-day')
  })
})

/** The channels of every colour of text, ground and edge on the page; pictures pass a filter instead. */
function coloursOf(page: Page): Promise<string[][]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('body, body *')].flatMap((element) => {
      const { color, backgroundColor, borderTopColor, fill } = getComputedStyle(element)
      return [color, backgroundColor, borderTopColor, ...(element.closest('svg') ? [fill] : [])]
    })
    return [...new Set(shown)].flatMap((colour) => {
      const channels = /^rgba?\((\d+), (\d+), (\d+)/.exec(colour)?.slice(1)
      return channels ? [channels] : []
    })
  })
}
