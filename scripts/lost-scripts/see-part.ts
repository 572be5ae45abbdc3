import type { Browser, Page } from 'playwright'
import type { LatePart } from './late-parts.ts'
import { linesOf, seeSection } from './see-section.ts'
import { withhold, type Way } from './ways.ts'

const phone = { viewport: { width: 360, height: 740 }, locale: 'zh-CN' }

/** What a visitor with a phone has of a part whose script is wanting, in a few words. */
export async function seePart(browser: Browser, origin: string, part: LatePart, way: Way): Promise<string> {
  const { kind, address, place } = part
  const html = await (await fetch(origin + address)).text()
  const own = new Set<string>(html.match(/\/assets\/[\w.-]+\.js/g))
  const page = await browser.newPage(phone)
  await withhold(page, way, (path) => (kind === 'dialogs' ? path.includes('footer-dialog') : !own.has(path)))
  await page.goto(origin + address, { waitUntil: 'domcontentloaded' })
  await page.locator('html[data-hydrated]').waitFor()
  const late = page.locator(`#app [data-asleep] >> nth=${place}`)
  const seen = {
    section: () => seeSection(page, late, way, () => printedLines(browser, origin + address, place)),
    form: () => seeForm(page, way),
    dialogs: () => seeDialogs(page, way),
  }
  const words = await seen[kind]()
  await page.close()
  return words
}

async function seeForm(page: Page, way: Way): Promise<string> {
  const form = page.locator('main form').first()
  const send = form.locator('button:not([type="button"])')
  const faults = form.locator('[aria-invalid="true"]')
  if (way === 'late') {
    await send.click()
    const isHeard = await form
      .locator('button:is([aria-busy="true"], [aria-disabled="true"], :disabled)')
      .count()
    await faults.first().waitFor()
    const isPosted = page.url().includes('#')
    return `sending ${isHeard ? 'shows at once' : 'shows nothing'}, ${isPosted ? 'posts plainly' : 'is checked then'}`
  }
  await Promise.all([page.waitForEvent('framenavigated'), send.click()])
  await faults.first().waitFor()
  return 'sending posts plainly, the server answers'
}

async function seeDialogs(page: Page, way: Way): Promise<string> {
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await page.locator('[data-asleep]:has(footer)').waitFor({ state: 'detached' })
  const icon = footer.getByRole('button', { name: '微信', exact: true })
  await icon.click()
  const isHeard = (await icon.getAttribute('aria-busy')) === 'true'
  if (way === 'late') {
    await page.getByRole('dialog').waitFor()
    return `a press ${isHeard ? 'shows at once' : 'shows nothing'}, is done then`
  }
  return `a press is answered: ${await footer.getByRole('status').filter({ hasText: /./ }).first().innerText()}`
}

async function printedLines(browser: Browser, address: string, place: number): Promise<string[]> {
  const page = await browser.newPage({ ...phone, javaScriptEnabled: false })
  await page.goto(address)
  const text = await page.locator(`#app [data-asleep] >> nth=${place}`).innerText()
  await page.close()
  return linesOf(text).filter((line) => !line.includes('JavaScript'))
}
