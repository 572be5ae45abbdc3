import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { behave, rowOf, showPanel, withConsoleApi } from './console-fixture.tsx'

withConsoleApi()

const TITLE = '把街道读成数据'

// What is said where the server gives no sentence of its own (back-office §8).

test('A-577 a save that fails says 保存失败', async () => {
  const { user } = await showPanel('banner')
  await user.click((await rowOf(TITLE)).getByRole('button', { name: '编辑' }))
  const dialog = within(await screen.findByRole('dialog', { name: '编辑轮播图' }))
  await user.type(dialog.getByRole('textbox', { name: /^标题/ }), '改')
  behave('save-fails-banner')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('保存失败')).toBeVisible()
  expect(dialog.getByRole('textbox', { name: /^标题/ })).toHaveValue(`${TITLE}改`)
})

test('A-578, A-629, X-53 a delete that fails says 删除失败', async () => {
  const { user } = await showPanel('banner')
  const row = await rowOf(TITLE)
  behave('delete-fails-banner')
  await user.click(row.getByRole('button', { name: '删除' }))
  await user.click(await screen.findByRole('button', { name: '确定' }))
  expect(await screen.findByText('删除失败')).toBeVisible()
  expect(await rowOf(TITLE)).toBeTruthy()
})

test('A-579 a toggle that fails says 状态更新失败', async () => {
  const { user } = await showPanel('partner')
  const row = await rowOf('江淮测绘院')
  behave('status-fails-partner')
  await user.click(row.getByRole('switch'))
  expect(await screen.findByText('状态更新失败')).toBeVisible()
})

test('A-580 another act that fails says 操作失败', async () => {
  const { user } = await showPanel('banner')
  await rowOf(TITLE)
  await user.click(screen.getByRole('checkbox', { name: `选择：${TITLE}` }))
  behave('no-message-on-save')
  await user.click(screen.getByRole('button', { name: '批量禁用' }))
  expect(await screen.findByText('操作失败')).toBeVisible()
})
