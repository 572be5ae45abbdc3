import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  askAs,
  behave,
  rowOf,
  sent,
  showConsoleAt,
  showPanel,
  withConsoleApi,
} from '#tests/panels/console-fixture.tsx'
import { demoColleague } from '#mocks/accounts.ts'

withConsoleApi()

const SAVE = 'POST /api/land-extension-background/save'
const READ = 'GET /api/land-extension-background/'

test('A-123 the background is one form of sections, saved whole', async () => {
  const { user, api } = await showPanel('case-land-extension')
  const title = await screen.findByRole('textbox', { name: /^标题/ })
  expect(
    within(screen.getByRole('region', { name: '文字介绍' })).getByRole('textbox', { name: /^描述/ }),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: '放弃修改' })).toBeDisabled()
  await user.clear(title)
  await user.type(title, '新的背景')
  expect(screen.getByText('有未保存的修改')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('保存成功')).toBeVisible()
  const saved = await api(READ)
  expect(saved).toMatchObject({ title: '新的背景' })
  expect(sent.find(({ line }) => line === SAVE)?.body).toMatchObject({ description: saved!.description })
  await waitFor(() => expect(screen.queryByText('有未保存的修改')).toBeNull())
  expect(screen.getByRole('textbox', { name: /^标题/ })).toHaveValue('新的背景')
})

test('A-124, A-125, X-88 the lists are tabs named by their headings, with how many records they hold', async () => {
  const { user, api } = await showPanel('case-land-extension')
  const steps = await api('GET /api/land-extension-process/admin/list')
  const figures = await api('GET /api/land-extension-statistics/list')
  expect(await screen.findByRole('tab', { name: `系统统计${figures.length}` })).toBeVisible()
  await user.click(await screen.findByRole('tab', { name: `全流程${steps.length}` }))
  await user.click((await rowOf(steps[0]!.title)).getByRole('button', { name: '删除' }))
  await user.click(await screen.findByRole('button', { name: '确定' }))
  expect(await screen.findByRole('tab', { name: `全流程${steps.length - 1}` })).toBeVisible()
  expect(window.location.hash).toBe('#?tab=process')
})

test('X-85 a link opens the tab it names, and one that names none opens the first', async () => {
  window.location.hash = '#case-land-extension?tab=statistics'
  await showConsoleAt('dashboard')
  expect(await screen.findByRole('tab', { name: /系统统计\d/ })).toHaveAttribute('aria-selected', 'true')
  const lists = sent.filter(({ line }) => line === 'GET /api/land-extension-statistics/list')
  expect(lists, 'counted by what the tab shows').toHaveLength(1)
  window.location.hash = '#case-land-extension?tab=nothing'
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: '服务背景' })).toHaveAttribute('aria-selected', 'true'),
  )
})

test('X-16 leaving the tab or the panel asks while something is unsaved; giving it up forgets it', async () => {
  const { user, api } = await showConsoleAt('case-land-extension')
  const { title } = (await api(READ))!
  await user.type(await screen.findByRole('textbox', { name: /^标题/ }), '（改）')
  await user.click(screen.getByRole('tab', { name: /全流程/ }))
  const question = await screen.findByText('有未保存的修改，确定要放弃吗？')
  await user.click(screen.getByRole('button', { name: '取消' }))
  await waitFor(() => expect(question).not.toBeVisible())
  expect(screen.getByRole('textbox', { name: /^标题/ })).toHaveValue(`${title}（改）`)

  const menu = within(screen.getByRole('navigation', { name: '主菜单' }))
  await user.click(menu.getByRole('button', { name: '轮播图管理' }))
  await user.click(await screen.findByRole('button', { name: '确定' }))
  expect(await screen.findByRole('heading', { name: '轮播图管理', level: 1 })).toBeVisible()
  await user.click(menu.getByRole('button', { name: '土地延包' }))
  expect(await screen.findByRole('textbox', { name: /^标题/ })).toHaveValue(title)
  expect(sent.map(({ line }) => line)).not.toContain(SAVE)
})

test('X-79 what a colleague saved meanwhile is shown beside what was typed, and the next save is deliberate', async () => {
  const { user, api } = await showPanel('case-land-extension')
  const title = await screen.findByRole('textbox', { name: /^标题/ })
  const colleague = await askAs(demoColleague)
  await colleague.api(SAVE, { body: { ...(await api(READ))!, title: '同事的标题' } })
  await user.clear(title)
  await user.type(title, '我的标题')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('这条记录刚被他人修改')).toBeVisible()
  expect(screen.getByRole('group', { name: '标题' })).toHaveTextContent(/同事/)
  expect(title).toHaveValue('我的标题')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('保存成功')).toBeVisible()
  expect(await api(READ)).toMatchObject({ title: '我的标题' })
})

test('a background that was never saved is an empty form; what fails to load can be tried again', async () => {
  behave('empty')
  const { user } = await showPanel('case-land-extension')
  expect(await screen.findByRole('textbox', { name: /^标题/ })).toHaveValue('')
  await user.click(screen.getByRole('tab', { name: /全流程/ }))
  expect(await screen.findByText('添加第一个步骤，保存后即显示在土地延包案例页。')).toBeVisible()
})

test('A-617 a failed load says 加载服务背景失败 and can be tried again', async () => {
  behave('every-load-fails')
  const { user } = await showPanel('case-land-extension')
  expect(await screen.findByText('加载服务背景失败')).toBeVisible()
  behave('normal')
  await user.click(screen.getByRole('button', { name: '重新加载' }))
  expect(await screen.findByRole('textbox', { name: /^标题/ })).toBeVisible()
})
