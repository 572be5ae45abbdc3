import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ToastLine } from './index.ts'

test('the live region exists before there is a message and asks to be dismissed after a while', () => {
  vi.useFakeTimers()
  const dismiss = vi.fn()
  const { rerender } = render(<ToastLine message={null} onDismiss={dismiss} />)
  const region = screen.getByRole('status')
  rerender(<ToastLine message="已复制到剪贴板" onDismiss={dismiss} />)
  expect(region).toHaveTextContent('已复制到剪贴板')
  act(() => void vi.advanceTimersByTime(3999))
  expect(dismiss).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(1))
  expect(dismiss).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
