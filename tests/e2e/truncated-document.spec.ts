import type { Page } from '@playwright/test'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from './fixtures/test.ts'

// What happens where a document's end never comes: the page's data stand there.

const PAGE = '/contact'
/** Before the footer ends, or behind all that is shown, before the data. */
const cuts = { 'in the footer': '微信', 'before its data': 'streamController.enqueue' }
const STALLED_MS = 15_000

let server: Server

test.afterEach(() => {
  server.closeAllConnections()
  server.close()
})

for (const [where, word] of Object.entries(cuts))
  for (const how of ['cut off', 'stalled'] as const)
    test(`a page that is ${how} ${where} can be read, tells of a press that is lost, and leads on`, async ({
      page,
      site,
      expectedErrors,
    }) => {
      if (how === 'cut off') expectedErrors.push(/ERR_INCOMPLETE_CHUNKED_ENCODING/)
      await page.clock.install()
      // Chromium tells neither of the end of what was cut off nor that it has loaded.
      const passed = await serveUpTo(site.origin, word)
      await page.goto(passed.origin + PAGE, { waitUntil: 'commit' })
      await expect(page.getByRole('contentinfo')).toBeAttached()
      // Only after the whole page arrived: a browser may discard unread data of a broken connection.
      if (how === 'cut off') passed.cut()
      // Again while the browser still reads what has come.
      await expect(async () => {
        await page.clock.runFor(STALLED_MS)
        expect(await page.locator('html').getAttribute('data-plain')).not.toBeNull()
      }).toPass()
      await expectPlain(page)
    })

async function expectPlain(page: Page) {
  await page
    .getByRole('main')
    .getByRole('button')
    .first()
    .evaluate((button: HTMLElement) => button.click())
  await expect(page.getByRole('alert')).toHaveText('加载失败，请检查网络后重试')
  await page.getByRole('banner').getByRole('link', { name: '关于我们' }).first().click({ noWaitAfter: true })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('关于我们')
}

/** Passes on what the site answers, of one page only what stands before the last place of a word. */
async function serveUpTo(origin: string, word: string): Promise<{ origin: string; cut(): void }> {
  let cut = () => {}
  server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(origin + request.url, { headers: { 'accept-encoding': 'identity' } })
      const body = Buffer.from(await answer.arrayBuffer())
      const passed = [...answer.headers].filter(
        ([name]) => !/^(content-(encoding|length)|connection|transfer-encoding|keep-alive)$/.test(name),
      )
      response.writeHead(answer.status, Object.fromEntries(passed))
      if (request.url !== PAGE) return response.end(body)
      const end = body.lastIndexOf(word)
      expect(end).toBeGreaterThan(0)
      response.write(body.subarray(0, end))
      cut = () => response.destroy()
    })()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, cut: () => cut() }
}
