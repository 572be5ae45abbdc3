import { expect } from '@playwright/test'
import { test } from './story-browser-test.ts'

test('a page of documentation whose blocks do not come says so, instead of getting ready for ever', async ({
  stages,
  site,
}) => {
  const { page } = await stages({ docs: true })
  await page.route('**/docs-renderer-*.js', (route) => route.abort())
  await page.goto(`${site.address}iframe.html?id=design-system-card--docs&viewMode=docs`)
  await expect(page.locator('.sb-errordisplay')).toContainText('这个故事没有画出来')
  await page.unrouteAll()
})
