import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConsoleLocale } from '#design-system/console-locale/index.ts'
import { toast, ToastRegion } from './index.ts'

beforeEach(() => {
  // The queue is the page's, and the files of a run share it.
  toast.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  render(
    <ConsoleLocale>
      <ToastRegion />
    </ConsoleLocale>,
  )
})

afterEach(() => {
  act(() => toast.clear())
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('A success is a polite notice that leaves after four seconds', async () => {
  act(() => void toast.success('保存成功'))
  expect(screen.getByRole('status')).toHaveTextContent('保存成功')
  await pass(3900)
  expect(screen.getByText('保存成功')).toBeVisible()
  await pass(200)
  expect(screen.queryByText('保存成功')).toBeNull()
})

test('A failure interrupts and stays eight seconds', async () => {
  act(() => void toast.error('保存失败'))
  expect(screen.getByRole('alert')).toHaveTextContent('保存失败')
  await pass(7900)
  expect(screen.getByText('保存失败')).toBeVisible()
  await pass(200)
  expect(screen.queryByText('保存失败')).toBeNull()
})

test('The pointer on a notice stops its clock', async () => {
  act(() => void toast.info('正在导出'))
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).hover(screen.getByText('正在导出'))
  await pass(20_000)
  expect(screen.getByText('正在导出')).toBeVisible()
})

test('The same notice twice is shown once, and it can be closed', async () => {
  act(() => {
    toast.error('登录已失效')
    toast.error('登录已失效')
  })
  expect(screen.getAllByText('登录已失效')).toHaveLength(1)
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('button', { name: '关闭' }))
  expect(screen.queryByText('登录已失效')).toBeNull()
})
