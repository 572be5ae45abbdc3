import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toast } from '#design-system/toast/index.ts'
import { currentSession } from '#app/admin/api/session.ts'
import { behave, sent, showConsoleAt, withConsoleApi } from './console-fixture.tsx'

withConsoleApi()

const question = () => screen.findByRole('alertdialog', { name: '提示' })
const answer = async (name: string) => within(await question()).getByRole('button', { name })
const writtenIn = () => screen.queryByRole<HTMLInputElement>('textbox', { name: /^标题/ })?.value

test('X-16, X-95 logging out while a form is changed asks; who stays is still signed in, with what was typed', async () => {
  const { user } = await showConsoleAt('about-content')
  await user.click(await screen.findByRole('button', { name: '编辑' }))
  const name = screen.getByRole('textbox', { name: /^公司名称/ })
  await user.type(name, '（改）')
  await user.click(screen.getByRole('button', { name: '退出登录' }))
  expect(await question()).toHaveTextContent('有未保存的修改，确定要放弃吗？')
  await user.click(await answer('取消'))
  expect(currentSession()).toBeDefined()
  expect((name as HTMLInputElement).value).toMatch(/（改）$/)

  await user.click(screen.getByRole('button', { name: '退出登录' }))
  await user.click(await answer('确定'))
  await waitFor(() => expect(currentSession()).toBeUndefined())
  expect(await screen.findByRole('heading', { name: '管理员登录' })).toBeVisible()
})

test('logging out with nothing changed asks nothing', async () => {
  const { user } = await showConsoleAt('about-content')
  await user.click(await screen.findByRole('button', { name: '退出登录' }))
  expect(await screen.findByRole('heading', { name: '管理员登录' })).toBeVisible()
})

test('X-16, X-85 another address over a dialog with something typed asks; the address stays with what is open', async () => {
  const { user } = await showConsoleAt('news')
  await user.click(await screen.findByRole('button', { name: '新增资讯' }))
  await user.type(await screen.findByRole('textbox', { name: /^标题/ }), '写到一半')
  const before = window.location.hash
  window.location.hash = '#partner'
  expect(await question()).toHaveTextContent('有未保存的修改，确定要放弃吗？')
  expect(window.location.hash).toBe(before)
  await user.click(await answer('取消'))
  await waitFor(() => expect(screen.queryByRole('alertdialog', { name: '提示' })).toBeNull())
  expect(writtenIn()).toBe('写到一半')

  window.location.hash = '#partner'
  await user.click(await answer('确定'))
  expect(await screen.findByRole('heading', { level: 1, name: '合作企业' })).toBeVisible()
  expect(window.location.hash).toBe('#partner')
  expect(screen.queryByRole('dialog')).toBeNull()
  window.location.hash = '#news'
  expect(await screen.findByRole('button', { name: '新增资讯' })).toBeVisible()
  expect(writtenIn(), 'what was given up does not come back').toBeUndefined()
  expect(sent.some(({ line }) => /^(POST|PUT) .*news/.test(line))).toBe(false)
})

test('X-16 Esc in the dialog of the order asks once something was moved', async () => {
  const { user } = await showConsoleAt('core-member')
  await user.click(await screen.findByRole('button', { name: '调整顺序' }))
  await user.click((await screen.findAllByRole('button', { name: /^下移/ }))[0]!)
  await user.keyboard('{Escape}')
  expect(await question()).toHaveTextContent('有未保存的修改，确定要放弃吗？')
  await user.click(await answer('确定'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an earlier success does not stand beside a session that ended', async () => {
  const { user } = await showConsoleAt('partner')
  toast.success('更新成功', { timeout: 0 })
  expect(await screen.findByText('更新成功')).toBeVisible()
  behave('session-expired')
  await user.click(screen.getByRole('navigation', { name: '主菜单' }).querySelector('[aria-current]')!)
  expect(await screen.findByRole('heading', { name: '管理员登录' })).toBeVisible()
  await waitFor(() => expect(screen.queryByText('更新成功')).toBeNull())
})
