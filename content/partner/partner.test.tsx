import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { behave, rowOf, sent, showPanel, withConsoleApi } from '#tests/panels/console-fixture.tsx'

withConsoleApi()

const NAME = '江淮测绘院'

test('A-040, A-143 selecting partner loads the partners together with their count', async () => {
  await showPanel('partner')
  expect(await rowOf(NAME)).toBeTruthy()
  const lines = sent.map(({ line }) => line)
  expect(lines).toContain('GET /api/partner/admin/list')
  expect(lines).toContain('GET /api/partner/count')
})

test('A-375, A-385, A-586 a partner without a name names it and says 请检查表单填写是否正确', async () => {
  const { user } = await showPanel('partner')
  await user.click(await screen.findByRole('button', { name: '新增合作企业' }))
  await user.click(await screen.findByRole('button', { name: '保存' }))
  expect(await screen.findByText('请输入企业名称')).toBeVisible()
  expect(screen.getByText('请检查表单填写是否正确')).toBeVisible()
})

test('A-169, A-171, A-177, A-575 a partner is added by a dialog that opens empty', async () => {
  const { user, api } = await showPanel('partner')
  await user.click(await screen.findByRole('button', { name: '新增合作企业' }))
  const name = await screen.findByRole('textbox', { name: /^企业名称/ })
  expect(name).toHaveValue('')
  await user.type(name, '新的合作企业')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('添加成功')).toBeVisible()
  const added = (await api('GET /api/partner/admin/list')).find((partner) => partner.name === '新的合作企业')
  expect(added).toMatchObject({ sortOrder: 0, status: 1 })
})

test('A-184, A-321, A-389, A-390, A-418, A-638, A-639 the dialog: order 0 to 999, enabled, and the size hint of the logo', async () => {
  const { user } = await showPanel('partner')
  await user.click(await screen.findByRole('button', { name: '新增合作企业' }))
  const dialog = within(await screen.findByRole('dialog', { name: '新增合作企业' }))
  expect(await dialog.findByText('建议尺寸 200x100px，jpg/png 格式，不超过 2MB')).toBeVisible()
  expect(dialog.getByRole('radio', { name: '启用' })).toBeChecked()
  const order = await dialog.findByRole('textbox', { name: '排序' })
  expect(order).toHaveValue('0')
  await user.clear(order)
  await user.type(order, '1000')
  await user.tab()
  expect(order).toHaveValue('1000')
  expect(order).toHaveAccessibleDescription(/999/)
})

test('A-403, A-404, A-406 a logo above 2MB is refused before it is sent', async () => {
  const { user } = await showPanel('partner')
  await user.click(await screen.findByRole('button', { name: '新增合作企业' }))
  const logo = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'logo.png', { type: 'image/png' })
  await user.upload(await screen.findByLabelText('选择文件：企业logo'), logo)
  expect(await screen.findByText('图片大小不能超过2MB!')).toBeVisible()
  expect(sent.map(({ line }) => line)).not.toContain('POST /api/upload')
})

test('A-306, A-308 the toggle sends id and flipped status to its own call', async () => {
  const { user, api } = await showPanel('partner')
  const { id } = (await api('GET /api/partner/admin/list')).find((partner) => partner.name === NAME)!
  await user.click((await rowOf(NAME)).getByRole('switch'))
  expect(await screen.findByText('状态更新成功')).toBeVisible()
  expect(sent.find(({ line }) => line === 'POST /api/partner/status')?.body).toEqual({ id, status: 0 })
})

test('A-581 a refused toggle shows the server’s sentence', async () => {
  const { user } = await showPanel('partner')
  const row = await rowOf(NAME)
  behave('server-message-on-save')
  await user.click(row.getByRole('switch'))
  expect(await screen.findByText('服务器提示：该内容正在审核，暂时不能保存')).toBeVisible()
})

test('A-604 a failed load says 加载合作企业失败', async () => {
  behave('every-load-fails')
  await showPanel('partner')
  expect(await screen.findByText('加载合作企业失败')).toBeVisible()
})

test('partners are found by their name, and no match says what to do', async () => {
  const { user } = await showPanel('partner')
  await rowOf(NAME)
  await user.type(screen.getByRole('searchbox'), '没有这样的企业')
  expect(await screen.findByText('没有符合条件的记录')).toBeVisible()
})

test('a new order of all partners is saved in one call (X-82)', async () => {
  const { user, api } = await showPanel('partner')
  const ids = (await api('GET /api/partner/admin/list')).map((partner) => partner.id)
  await rowOf(NAME)
  await user.click(screen.getByRole('button', { name: '调整顺序' }))
  const dialog = within(await screen.findByRole('dialog', { name: '调整合作企业顺序' }))
  await user.click(dialog.getAllByRole('button', { name: /^下移/ })[0]!)
  await user.click(dialog.getByRole('button', { name: '保存顺序' }))
  expect(await screen.findByText('保存成功')).toBeVisible()
  const after = (await api('GET /api/partner/admin/list')).map((partner) => partner.id)
  expect(after).toEqual([ids[1], ids[0], ...ids.slice(2)])
})
