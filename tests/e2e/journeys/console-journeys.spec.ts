import { call, signIn, visitorMessage } from '../fixtures/api.ts'
import { openConsole, rowOf } from '../fixtures/console.ts'
import { drawnImage } from '../fixtures/drawn-image.ts'
import { expect, test } from '../fixtures/test.ts'

interface Named {
  id: number
  name: string
}

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

test('A-344, A-404, A-405, A-406 wrong pictures are refused in words, and pressing 保存 twice adds one record', async ({
  reusedPage: page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 415/)
  await openConsole(page, 'core-member')
  await page.getByRole('button', { name: '新增核心成员' }).first().click()
  const dialog = page.getByRole('dialog', { name: '新增核心成员' })
  await dialog.getByRole('textbox', { name: /^姓名/ }).fill('只有一个的成员')
  await dialog.getByRole('textbox', { name: /^职位/ }).fill('测绘工程师')
  const picker = dialog.getByLabel('选择文件：照片')
  const preview = dialog.getByRole('img', { name: '照片预览' })

  await picker.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(dialog.getByText('只能上传JPG/PNG/WEBP图片!')).toBeVisible()
  await picker.setInputFiles({ ...JPEG, buffer: Buffer.alloc(2 * 1024 * 1024 + 1) })
  await expect(dialog.getByText('图片大小不能超过2MB!')).toBeVisible()
  // By its name it is a picture: only the server looks into it.
  await picker.setInputFiles({ ...JPEG, buffer: Buffer.from('no picture') })
  await expect(dialog.getByText('只能上传JPG/PNG/WEBP图片!')).toBeVisible()
  await expect(preview).toHaveCount(0)
  await picker.setInputFiles(await drawnImage('photo.jpg', { width: 300, height: 400 }))
  await expect(preview).toBeVisible()

  await dialog.getByRole('button', { name: '保存', exact: true }).dblclick()
  await expect(page.getByText('添加成功')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(rowOf(page, '只有一个的成员')).toHaveCount(1)
  const token = await signIn(site.origin)
  const { data } = await call<Named[]>(site.origin, 'GET /api/core-member/all', { token })
  const added = data.filter(({ name }) => name === '只有一个的成员')
  expect(added).toHaveLength(1)
  await call(site.origin, `POST /api/core-member/delete/${added[0]!.id}`, { token })
})

test('X-82, A-009 partners are put in order with the keys of the handle, two are disabled at once, and visitors see both', async ({
  reusedPage: page,
  site,
}) => {
  const token = await signIn(site.origin)
  const mine: Named[] = []
  for (const name of ['列队甲公司', '列队乙公司', '列队丙公司']) {
    const body = { name, sortOrder: 999, status: 1 }
    mine.push((await call<Named>(site.origin, 'POST /api/partner/add', { token, body })).data)
  }
  const shown = async () => {
    const { data } = await call<Named[]>(site.origin, 'GET /api/partner/list')
    return data.filter(({ id }) => mine.some((each) => each.id === id)).map(({ name }) => name)
  }
  expect(await shown()).toEqual(['列队甲公司', '列队乙公司', '列队丙公司'])

  await openConsole(page, 'partner')
  await page.getByRole('button', { name: '调整顺序' }).click()
  const dialog = page.getByRole('dialog', { name: '调整合作企业顺序' })
  // A dialog begins at its first control.
  await expect(dialog.getByRole('searchbox', { name: '查找' })).toBeFocused()
  // The keys go to its row and then to the handle. In an unfocused list, the library would focus the first row.
  const row = dialog.getByRole('row', { name: '列队甲公司' })
  await row.focus()
  await expect(row).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: '拖动列队甲公司' })).toBeFocused()
  await page.keyboard.press('Enter')
  // The drag begins and moves only after the key's own event, which focuses the drop target.
  const dropPlace = page.locator(':focus')
  await expect(dropPlace).toHaveAccessibleName(/^插入到/)
  await page.keyboard.press('End')
  await expect(dropPlace).toHaveAccessibleName('插入到 列队丙公司 之后')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/^列队甲公司已移到第 (\d+) 位，共 \1 位$/)).toBeAttached()
  await dialog.getByRole('button', { name: '保存顺序' }).click()
  await expect(page.getByText('保存成功')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect(await shown()).toEqual(['列队乙公司', '列队丙公司', '列队甲公司'])

  await page.getByRole('main').getByRole('searchbox').fill('列队')
  await expect(page.getByRole('main').getByRole('rowheader')).toHaveCount(3)
  for (const name of ['列队甲公司', '列队乙公司'])
    await page.getByRole('checkbox', { name: `选择：${name}` }).press('Space')
  const acts = page.getByRole('group', { name: '批量操作' })
  await expect(acts).toContainText('已选择 2 条')
  await acts.getByRole('button', { name: '批量禁用' }).click()
  await expect(page.getByText('状态更新成功')).toBeVisible()
  expect(await shown()).toEqual(['列队丙公司'])

  for (const { id } of mine) await call(site.origin, `DELETE /api/partner/${id}`, { token })
})

const JPEG = { name: 'photo.jpg', mimeType: 'image/jpeg' }
