import { axeFaults } from '../fixtures/axe-faults.ts'
import { overhang } from '../fixtures/overhang.ts'
import { translate } from '#tests/setup/translate.ts'
import { expect, test } from '../fixtures/test.ts'

test('a visitor searches from the header, narrows and leafs, and reads what was found', async ({
  reusedPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/label')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'yes')
  await page.getByRole('banner').getByRole('link', { name: '站内搜索' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '站内搜索' })).toBeVisible()
  await page.getByRole('searchbox').fill('标注')
  await page.getByRole('searchbox').press('Enter')
  await expect(
    page.getByRole('status').filter({ hasText: /^找到 \d+ 条与“标注”有关的内容。$/ }),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/search\?q=%E6%A0%87%E6%B3%A8$/)
  expect(await overhang(page)).toBeLessThanOrEqual(0)
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: /^查看全部 \d+ 条案例$/ }).click()
  await page.getByRole('link', { name: '下一页' }).click()
  await expect(page.getByText('第 2 页，共 2 页')).toBeVisible()
  const found = page.getByRole('region', { name: /^案例/ }).getByRole('link').first()
  const title = (await found.textContent()) ?? ''
  await found.click()
  await expect(page).toHaveURL(/\/cases\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('a second search works in a page that the browser translates', async ({
  reusedPage: page,
  expectedErrors,
}) => {
  // A part that is translated before it is hydrated is rendered once more.
  expectedErrors.push(/Minified React error #(418|422|423|425)/)
  await page.goto('/search?q=标注')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'yes')
  await page.evaluate(`(${translate})()`)
  await page.getByRole('searchbox').fill('数据')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('status').filter({ hasText: /与“数据”有关的内容。$/ })).toBeVisible()
  await expect(page.locator('mark').first()).toContainText('数据')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an unknown address leads to search, which answers as a whole page', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 40[04]/)
    await page.goto('/no-such-page')
    await page.getByRole('searchbox').fill('标')
    await page.getByRole('button', { name: '搜索' }).click()
    await expect(page.getByRole('searchbox')).toHaveAccessibleDescription('请至少输入 2 个字，例如“标注”')
    await page.getByRole('searchbox').fill('二期')
    await page.getByRole('button', { name: '搜索' }).click()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await page
      .getByRole('region', { name: /^新闻/ })
      .getByRole('link', { name: '淮南山南基地二期投入使用' })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: '淮南山南基地二期投入使用' })).toBeVisible()
  })
})
