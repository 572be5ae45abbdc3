import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showPanel, withConsoleApi } from './console-fixture.tsx'

withConsoleApi()

test('A-359 a choice says 请选择工作地点 when it is left without one, and not while its list is open', async () => {
  const { user } = await showPanel('recruitment')
  await user.click(await screen.findByRole('button', { name: '新增招聘信息' }))
  const choice = await screen.findByRole('button', { name: /工作地点/ })
  await user.click(choice)
  expect(await screen.findByRole('option', { name: '扬州' })).toBeVisible()
  expect(screen.queryByText('请选择工作地点')).toBeNull()
  await user.keyboard('{Escape}')
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
