import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
// Loaded here, so that no test waits for it to be compiled.
import '#design-system/rich-text-field/index.ts'
import { showPanel, typeMoment, withConsoleApi } from './console-fixture.tsx'

withConsoleApi()

test('A-359 a choice says 请选择工作地点 when it is left without one, and not while its list is open', async () => {
  const { user } = await showPanel('recruitment')
  await user.click(await screen.findByRole('button', { name: '新增招聘信息' }))
  const choice = await screen.findByRole('button', { name: /工作地点/ })
  await user.click(choice)
  expect(await screen.findByRole('option', { name: '扬州' })).toBeVisible()
  expect(screen.queryByText('请选择工作地点')).toBeNull()
  await user.keyboard('{Escape}')
  // The list gives the focus back a moment after it has closed.
  await waitFor(() => expect(choice).toHaveFocus())
  await user.tab()
  expect(await screen.findByText('请选择工作地点')).toBeVisible()
})

test('A-378 an order says what it wants when it is left empty, and nothing once a figure is typed', async () => {
  const { user } = await showPanel('news')
  await user.click(await screen.findByRole('button', { name: '新增资讯' }))
  const order = await screen.findByRole('textbox', { name: /^排序/ })
  await user.clear(order)
  await user.tab()
  await user.tab()
  expect(await screen.findByText('请输入排序')).toBeVisible()
  await user.type(order, '7')
  await user.tab()
  await user.tab()
  expect(screen.queryByText('请输入排序')).toBeNull()
})

test('A-324 a publish time that was begun and is wrong stays in sight, published or not', async () => {
  const { user } = await showPanel('news')
  await user.click(await screen.findByRole('button', { name: '新增资讯' }))
  await user.click(await screen.findByRole('radio', { name: '已发布' }))
  await screen.findByRole('group', { name: '发布时间' })
  await typeMoment(user, '发布时间', '2026')
  await user.click(screen.getByRole('radio', { name: '未发布' }))
  await user.click(screen.getByRole('button', { name: '添加' }))
  expect(await screen.findByRole('group', { name: /^发布时间/ })).toBeVisible()
})

test('a field that still has the keyboard when its window is left says nothing', async () => {
  const { user } = await showPanel('banner')
  await user.click(await screen.findByRole('button', { name: '新增轮播图' }))
  const title = await screen.findByRole('textbox', { name: /^标题/ })
  title.focus()
  fireEvent.focusOut(title)
  expect(title).not.toHaveAccessibleDescription(/请输入标题/)
})

test('formatted text says nothing while only its window is left', async () => {
  const { text } = await showContent()
  fireEvent.focusOut(text)
  expect(screen.queryByText('请输入内容')).toBeNull()
})

test('formatted text says nothing while one of its tools asks for something', async () => {
  const { user } = await showContent()
  await user.click(screen.getByRole('button', { name: '链接' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: '网址' })).toHaveFocus())
  expect(screen.queryByText('请输入内容')).toBeNull()
})

test('formatted text says what it wants once another field has the keyboard', async () => {
  const { user } = await showContent()
  await user.click(screen.getByRole('textbox', { name: /^标题/ }))
  expect(await screen.findByText('请输入内容')).toBeVisible()
})

/** The form of a new item with the keyboard in its text. */
async function showContent() {
  const { user } = await showPanel('news')
  await user.click(await screen.findByRole('button', { name: '新增资讯' }))
  const text = await screen.findByRole('textbox', { name: /^内容/ })
  act(() => text.focus())
  return { user, text }
}
