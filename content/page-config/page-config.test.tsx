import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { draftsAt } from '#app/admin/local-data/drafts.ts'
import { demoColleague } from '#mocks/accounts.ts'
import {
  askAs,
  behave,
  sent,
  showConsoleAt,
  showPanel,
  withConsoleApi,
} from '#tests/panels/console-fixture.tsx'

withConsoleApi()

const SAVE = 'POST /api/page-config/save'

test('A-384, A-587 a page text without page, key and value says 请填写必填字段', async () => {
  const { user } = await showPanel('page-config')
  await user.click(await screen.findByRole('button', { name: '新增页面配置' }))
  await user.click(await screen.findByRole('button', { name: '保存' }))
  expect((await screen.findAllByText('请填写必填字段')).length).toBeGreaterThan(1)
  expect(sent.map(({ line }) => line)).not.toContain(SAVE)
})

test('A-115, A-187, A-571 a page text is changed and 保存成功 shows', async () => {
  const { user, api } = await showPanel('page-config')
  await user.click(await buttonBeside('客户服务、内容审核与资料录入的整段承接，高峰期弹性扩容。', '编辑'))
  const dialog = within(await screen.findByRole('dialog', { name: '编辑页面配置' }))
  const value = dialog.getByRole('textbox', { name: /^配置值/ })
  await user.clear(value)
  await user.type(value, '新的说明')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('保存成功')).toBeVisible()
  expect((await api('GET /api/page-config/{page}', { page: 'internet-bpo' })).description).toBe('新的说明')
})

test('A-289 the keys that pages read are offered: background image, title, subtitle, description', async () => {
  const { user } = await showPanel('page-config')
  await user.click(await screen.findByRole('button', { name: '新增页面配置' }))
  const dialog = within(await screen.findByRole('dialog', { name: '新增页面配置' }))
  await user.click(dialog.getByRole('button', { name: /配置键/ }))
  const offered = within(await screen.findByRole('listbox')).getAllByRole('option')
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    '标题title',
    '副标题subtitle',
    '描述description',
    '背景图片backgroundImage',
    '其他自定义的配置键',
  ])
})

test('A-115, A-519, A-572 deleting a page text is a save with an empty value (X-29)', async () => {
  const { user, api } = await showPanel('page-config')
  await user.click(await buttonBeside('客户服务、内容审核与资料录入的整段承接，高峰期弹性扩容。', '删除'))
  expect(await screen.findByText('确定要删除这个页面配置吗？')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '确定' }))
  expect(await screen.findByText('删除成功')).toBeVisible()
  expect(sent.find(({ line }) => line === SAVE)?.body).toMatchObject({ configValue: '' })
  expect((await api('GET /api/page-config/{page}', { page: 'internet-bpo' })).description).toBeUndefined()
})

test('each line of what is wrong leads to its field', async () => {
  const { user } = await showPanel('page-config')
  await user.click(await screen.findByRole('button', { name: '新增页面配置' }))
  await user.click(await screen.findByRole('button', { name: '保存' }))
  const summary = within(await screen.findByRole('group', { name: '有 3 处需要修改' }))
  await user.click(summary.getByRole('link', { name: /配置值/ }))
  expect(screen.getByRole('textbox', { name: /^配置值/ })).toHaveFocus()
})

test('X-85 search and page stand in the address, and the address brings them back', async () => {
  const { user } = await showPanel('page-config')
  await user.click(await screen.findByRole('button', { name: /全部页面/ }))
  await user.click(await screen.findByRole('option', { name: '互联网BPO' }))
  await user.type(screen.getByRole('searchbox'), 'title')
  await waitFor(() => expect(window.location.hash).toBe('#?pageKey=internet-bpo&keyword=title'))
  const found = shownRows()
  cleanup()
  await showPanel('page-config')
  await waitFor(() => expect(shownRows()).toBe(found))
  expect(screen.getByRole('searchbox')).toHaveValue('title')
})

test('A-612 a failed load says 加载页面配置失败', async () => {
  behave('every-load-fails')
  await showPanel('page-config')
  expect(await screen.findByText('加载页面配置失败')).toBeVisible()
})

async function buttonBeside(text: string, name: string) {
  const cell = await screen.findByText(text)
  return within(cell.closest('[role="row"]') as HTMLElement).getByRole('button', { name })
}

const shownRows = () => screen.queryAllByRole('rowheader').length

test('X-95 a page text that was left is offered by its name, and gone on with', async () => {
  const { user } = await showConsoleAt('page-config')
  const edits = await screen.findAllByRole('button', { name: '编辑' })
  await user.click(edits[0]!)
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: /^说明/ }), '（改）')
  cleanup()
  await showConsoleAt('page-config')
  expect(await screen.findByText(/^“.+”有 \d+月\d+日 \d\d:\d\d 填写但未保存的内容$/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '继续填写' }))
  const again = within(await screen.findByRole('dialog'))
  expect(again.getByRole<HTMLInputElement>('textbox', { name: /^说明/ }).value).toMatch(/（改）$/)
  await user.click(again.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('保存成功')).toBeVisible()
  expect(await draftsAt('page-config')).toEqual([])
})

test('X-79 a page text that somebody else takes away meanwhile can be saved all the same, and one that was added is not written over', async () => {
  const { user } = await showPanel('page-config')
  const { api: askAsColleague } = await askAs(demoColleague)
  const text = { pageKey: 'internet-bpo', configKey: 'description' } as const
  await user.click(await buttonBeside('客户服务、内容审核与资料录入的整段承接，高峰期弹性扩容。', '编辑'))
  const value = await screen.findByRole('textbox', { name: /^配置值/ })
  await user.type(value, '（改）')
  await askAsColleague(SAVE, { body: { ...text, configValue: '' } })
  const save = () => user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '保存' }))
  await save()
  expect(await screen.findByText(/^这条页面配置已被他人删除。/)).toBeVisible()
  await askAsColleague(SAVE, { body: { ...text, configValue: '同事的说明' } })
  await save()
  expect(await screen.findByText('这条记录刚被他人修改')).toBeVisible()
  expect(value).toHaveValue('客户服务、内容审核与资料录入的整段承接，高峰期弹性扩容。（改）')
})
