import { signIn } from './fixtures/api.ts'
import { expect, test } from './fixtures/test.ts'

test('X-82 the reference lists the calls, asks nobody but this site, and tries a call out with the token that was typed in', async ({
  reusedPage: page,
  site,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(site.origin)) foreign.push(request.url())
  })
  const token = await signIn(site.origin)
  await page.goto('/api/docs')
  await expect(page).toHaveTitle('接口文档')
  await expect(page.getByRole('heading', { name: /图联科技网站接口/ })).toBeVisible()
  await page.getByRole('button', { name: 'Authorize' }).click()
  await page.locator('.auth-container input').fill(token)
  await page.locator('.auth-btn-wrapper button').first().click()
  await page.locator('.modal-ux .close-modal').click()
  await page.locator('.opblock-tag', { hasText: '轮播图' }).click()
  await expect(page.getByText('查看轮播图列表')).toBeVisible()
  const call = page.locator('[id$=getBannerAdminList]')
  await call.click()
  await call.getByRole('button', { name: 'Try it out' }).click()
  await call.getByRole('button', { name: 'Execute' }).click()
  await expect(call.locator('.live-responses-table tbody .response-col_status').first()).toHaveText(/200/)
  expect(foreign).toEqual([])
})

test('X-82 the document is served to anyone, on the mocks too', async ({ site, mockSite }) => {
  for (const { origin } of [site, mockSite]) {
    const response = await fetch(`${origin}/api/openapi.json`)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/' }] })
    const docs = await fetch(`${origin}/api/docs`)
    expect(docs.status).toBe(200)
    const text = await docs.text()
    // With a slash behind it the same document, whose files have the same addresses there.
    expect(await (await fetch(`${origin}/api/docs/`)).text()).toBe(text)
    const addresses = [...text.matchAll(/ (?:src|href)="([^"]*)"/g)].map(([, address]) => address)
    expect(addresses.length).toBeGreaterThan(2)
    expect(addresses.filter((address) => !/^(\/(?!\/)|data:)/.test(address ?? ''))).toEqual([])
  }
})
