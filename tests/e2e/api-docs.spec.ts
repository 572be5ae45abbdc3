import { signIn } from './fixtures/api.ts'
import { expect, test } from './fixtures/test.ts'

test('X-82 the reference lists the calls and asks nobody but this site', async ({ keptPage: page, site }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(site.origin)) foreign.push(request.url())
  })
  await page.goto('/api/docs/')
  await expect(page).toHaveTitle('接口文档')
  await expect(page.getByRole('heading', { name: /图联科技网站接口/ })).toBeVisible()
  await page.locator('.opblock-tag', { hasText: '轮播图' }).click()
  await expect(page.getByText('查看轮播图列表')).toBeVisible()
  expect(foreign).toEqual([])
})

test('X-82 a call can be tried out, with the token that was typed in', async ({ keptPage: page, site }) => {
  const token = await signIn(site.origin)
  await page.goto('/api/docs')
  await page.getByRole('button', { name: 'Authorize' }).click()
  await page.locator('.auth-container input').fill(token)
  await page.locator('.auth-btn-wrapper button').first().click()
  await page.locator('.modal-ux .close-modal').click()
  await page.locator('.opblock-tag', { hasText: '轮播图' }).click()
  const call = page.locator('[id$=getBannerAdminList]')
  await call.click()
  await call.getByRole('button', { name: 'Try it out' }).click()
  await call.getByRole('button', { name: 'Execute' }).click()
  await expect(call.locator('.live-responses-table tbody .response-col_status').first()).toHaveText(/200/)
})

test('X-82 the document is served to anyone, on the mocks too', async ({ site, mockSite }) => {
  for (const { origin } of [site, mockSite]) {
    const response = await fetch(`${origin}/api/openapi.json`)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/' }] })
    expect((await fetch(`${origin}/api/docs`)).status).toBe(200)
  }
})
