import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/test.ts'

// Extensions and networks change a document before its scripts run; the page stays styled and alive.

/** A page, and a link in its header that leads on. */
const pages = [
  ['/', '关于我们'],
  ['/about', '联系我们'],
  ['/contact', '关于我们'],
  ['/data-annotation', '关于我们'],
  ['/government-cases/soil-submission', '关于我们'],
  ['/about/news/1', '联系我们'],
] as const

for (const [address, link] of pages)
  test(`${address} is hydrated as it was printed, with foreign nodes in html, head and body`, async ({
    page,
  }) => {
    await page.addInitScript(interfere)
    await page.goto(address)
    await awake(page)
    expect(await stateOf(page)).toEqual(UNTOUCHED)
    const before = await headOf(page)
    await page.getByRole('banner').getByRole('link', { name: link }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(link)
    const after = await headOf(page)
    expect(after).toEqual({
      titles: [expect.not.stringMatching(before.titles[0]!)],
      descriptions: [expect.stringMatching(/./)],
      canonical: [page.url().replace(/[#?].*/, '')],
    })
    expect(await stateOf(page)).toEqual({ ...UNTOUCHED, hasPrintedHeading: false })
  })

test('/admin is styled and open for signing in, with foreign nodes in html, head and body', async ({
  page,
  expectedErrors,
}) => {
  // The foreign style itself: the console allows none.
  expectedErrors.push(/Applying inline style violates/)
  await page.addInitScript(interfere)
  await page.goto('/admin')
  await page.getByRole('button', { name: '登录', exact: true }).waitFor()
  expect(await stateOf(page)).toEqual({ ...UNTOUCHED, hasPrintedHeading: false })
})

/** What a page must show whatever stands beside it. */
const UNTOUCHED = { wasEarly: true, foreign: 5, isStyled: true, hasPrintedHeading: true }

/** Runs in the page before its scripts: adds nodes everywhere as extensions do, and removes one element of the head. */
function interfere() {
  document.addEventListener(
    'readystatechange',
    () => {
      const seen = {
        wasEarly: document.querySelector('#app[data-asleep]') !== null,
        foreign: [] as Element[],
      }
      const foreign = (name: string) => {
        const element = document.createElement(name)
        seen.foreign.push(element)
        return element
      }
      document.documentElement.append(foreign('div'))
      document.head.prepend(foreign('style'))
      document.head.append(foreign('meta'))
      document.body.prepend(foreign('div'))
      document.body.append(foreign('div'))
      document.head.querySelector('meta[name="description"], meta[name="robots"]')!.remove()
      Object.assign(window, { seen, heading: document.querySelector('h1') })
    },
    { once: true },
  )
}

const stateOf = (page: Page) =>
  page.evaluate(() => {
    const { seen, heading } = window as unknown as {
      seen: { wasEarly: boolean; foreign: Element[] }
      heading: Element | null
    }
    const shown = document.querySelector('h1, button[type="submit"]')
    return {
      wasEarly: seen.wasEarly,
      foreign: seen.foreign.filter((element) => element.isConnected).length,
      isStyled:
        shown !== null &&
        getComputedStyle(shown).fontFamily === getComputedStyle(document.body).fontFamily &&
        getComputedStyle(document.body).marginTop === '0px',
      hasPrintedHeading: heading?.isConnected === true,
    }
  })

const headOf = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string, read: (element: Element) => string | null) =>
      [...document.head.querySelectorAll(selector)].map(read)
    return {
      titles: all('title', ({ textContent }) => textContent),
      descriptions: all('meta[name="description"]', (element) => element.getAttribute('content')),
      canonical: all('link[rel="canonical"]', (element) => element.getAttribute('href')),
    }
  })

/** Of everything outside of scripts. */
const rewriteText = (html: string, pattern: RegExp, by: string) =>
  html.replace(
    new RegExp(String.raw`(<script[^]*?<\/script>|<style[^]*?<\/style>)|${pattern.source}`, 'g'),
    (_all, kept: string | undefined, ...groups: unknown[]) =>
      kept ?? by.replace(/\$(\d)/g, (_sign, number: string) => String(groups[Number(number) - 1])),
  )

const networks = {
  'strips comments': (html: string) => rewriteText(html, /<!--[^]*?-->/, ''),
  'hides mail addresses': (html: string) =>
    rewriteText(
      html,
      /<a ([^>]*)href="mailto:[^"]*"([^>]*)>[^<]*/,
      '<a $1href="/cdn-cgi/l/email-protection#6f"$2><span class="__cf_email__" data-cfemail="6f">[email&#160;protected]</span>',
    ),
}

for (const [what, rewrite] of Object.entries(networks))
  for (const address of ['/', '/contact', '/data-annotation'])
    test(`${address} stays styled and works where a network ${what}`, async ({ page, expectedErrors }) => {
      expectedErrors.push(/Minified React error #4(18|19|21|22|23|25)\b/)
      let isChanged = false
      await page.route(address, async (route) => {
        const response = await route.fetch()
        const html = await response.text()
        const body = rewrite(html)
        isChanged = body !== html
        await route.fulfill({ response, body })
      })
      await page.goto(address)
      await awake(page)
      expect(isChanged).toBe(true)
      const header = await page.getByRole('banner').elementHandle()
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await page.getByRole('contentinfo').getByRole('button', { name: /微信/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed')
      expect(await header!.evaluate(({ isConnected }) => isConnected), 'what is shown stays').toBe(true)
      await page.getByRole('banner').getByRole('link', { name: '关于我们' }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('关于我们')
      await expect(page).toHaveTitle(/关于/)
    })

const awake = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated', 'yes')
