import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ToastRegion } from '#design-system/toast/index.ts'
import { nextStatus, StatusSwitch, type StatusFlag } from './index.ts'

const NAME = '启用状态：首页横幅'

function pendingCall() {
  let settle = { resolve: () => {}, reject: (_error: Error) => {} }
  const onChange = vi.fn(
    (_next: StatusFlag) =>
      new Promise<void>((resolve, reject) => {
        settle = { resolve, reject }
      }),
  )
  return {
    onChange,
    resolve: () => act(async () => settle.resolve()),
    reject: () => act(async () => settle.reject(new Error('500'))),
  }
}

test('1 becomes 0, anything else becomes 1', () => {
  expect(nextStatus(1)).toBe(0)
  expect([0, 2, null, undefined, '1', true].map(nextStatus)).toEqual([1, 1, 1, 1, 1, 1])
})

test('The wished status is shown at once and said when it is saved', async () => {
  const { onChange, resolve } = pendingCall()
  const { rerender } = render(<StatusSwitch label={NAME} status={1} onChange={onChange} />)
  await userEvent.click(screen.getByRole('switch', { name: NAME }))
  expect(onChange).toHaveBeenCalledWith(0)
  expect(screen.getByRole('switch')).not.toBeChecked()
  expect(screen.getByText('禁用')).toBeVisible()
  rerender(<StatusSwitch label={NAME} status={0} onChange={onChange} />)
  await resolve()
  expect(screen.getByRole('status')).toHaveTextContent('启用状态：首页横幅，已改为“禁用”')
  expect(screen.getByRole('switch')).not.toBeChecked()
})

test('A second press while saving is not taken, the focus stays', async () => {
  const { onChange, resolve } = pendingCall()
  render(<StatusSwitch label={NAME} status={0} onChange={onChange} />)
  await userEvent.tab()
  await userEvent.keyboard('  ')
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('switch')).toHaveFocus()
  await resolve()
  await userEvent.keyboard(' ')
  expect(onChange).toHaveBeenLastCalledWith(0)
})

test('A failed change is taken back and said', async () => {
  const { onChange, reject } = pendingCall()
  render(
    <>
      <StatusSwitch label={NAME} status={1} onChange={onChange} failureText={() => '状态更新失败'} />
      <ToastRegion />
    </>,
  )
  await userEvent.click(screen.getByRole('switch'))
  await reject()
  expect(screen.getByRole('switch')).toBeChecked()
  expect(screen.getByRole('switch')).toHaveAccessibleDescription('状态更新失败')
  expect(await screen.findByText('启用状态：首页横幅，仍为“启用”')).toBeVisible()
})

test('A target is asked for as given', async () => {
  const { onChange } = pendingCall()
  render(<StatusSwitch label={NAME} status={1} target={1} onChange={onChange} />)
  await userEvent.click(screen.getByRole('switch'))
  expect(onChange).toHaveBeenCalledWith(1)
})

test('A status loaded later counts', () => {
  const onChange = vi.fn(() => Promise.resolve())
  const { rerender } = render(<StatusSwitch label={NAME} status={1} onChange={onChange} />)
  rerender(<StatusSwitch label={NAME} status={2} onChange={onChange} />)
  expect(screen.getByRole('switch')).not.toBeChecked()
})
