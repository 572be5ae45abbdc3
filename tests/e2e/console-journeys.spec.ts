import { call, signIn, visitorMessage } from './fixtures/api.ts'
import { openConsole, rowOf } from './fixtures/console.ts'
import { expect, test } from './fixtures/test.ts'

test('A-011, A-106, X-42, X-85 a recent message leads from the dashboard to itself; its numbers are copied, then it is deleted', async ({
  page,
  context,
  site,
}) => {
  await call(site.origin, 'POST /api/contact/add', { body: { ...visitorMessage, subject: '想要一份报价' } })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await openConsole(page)
  await page.getByRole('region', { name: '最近留言' }).getByRole('link', { name: '想要一份报价' }).click()
  const reading = page.getByRole('dialog', { name: '留言详情' })
  await expect(reading).toContainText(visitorMessage.message)
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#contact\/\d+$/)

  await reading.getByRole('button', { name: '复制电话' }).click()
  await expect(reading.getByText('已复制').first()).toBeVisible()
  expect(await copied()).toBe(visitorMessage.phone)
  await reading.getByRole('button', { name: '复制邮箱' }).click()
  await expect.poll(copied).toBe(visitorMessage.email)
  await expect(reading.getByRole('link', { name: '邮件回复' })).toHaveAttribute(
    'href',
    `mailto:${visitorMessage.email}?subject=${encodeURIComponent('回复：想要一份报价')}`,
  )

  await reading.getByRole('button', { name: '删除' }).click()
  await page.getByRole('alertdialog', { name: '提示' }).getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('删除成功')).toBeVisible()
  await expect(reading).toHaveCount(0)
  await expect(rowOf(page, '想要一份报价')).toHaveCount(0)
  const token = await signIn(site.origin)
  const { data } = await call(site.origin, 'GET /api/contact/admin/list', { token })
  expect(JSON.stringify(data)).not.toContain('想要一份报价')
})
