import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DateTimeField, type DateTimeFieldProps } from './index.ts'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21T20:30:15Z') })
})

afterEach(() => {
  vi.useRealTimers()
})

function Publishing({ value: first, onChange, ...props }: Partial<DateTimeFieldProps>) {
  const [value, setValue] = useState(first)
  return (
    <DateTimeField
      label="发布时间"
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange?.(next)
      }}
    />
  )
}

test('Now is Shanghai’s wall time, wherever the browser is', async () => {
  const onChange = vi.fn()
  render(<Publishing value="" onChange={onChange} />)
  await userEvent.click(screen.getByRole('button', { name: '发布时间填入现在' }))
  expect(onChange.mock.lastCall?.[0]).toMatch(/^2026-11-22 04:30:\d\d$/)
})

test('A pasted moment is taken whole, an unreadable text leaves the value', async () => {
  const onChange = vi.fn()
  render(<Publishing value="2026-11-21 09:30:00" onChange={onChange} />)
  await userEvent.click(screen.getByRole('spinbutton', { name: /日,/ }))
  await userEvent.paste('2026年12月1日 8:05')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-12-01 08:05:00')
  expect(screen.getByRole('status')).toHaveTextContent('已填入 2026-12-01 08:05:00')
  await userEvent.paste('明天上午')
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('status')).toHaveTextContent('没有读出日期')
})

test('The stored text is shown as it is and typed part by part', async () => {
  const onChange = vi.fn()
  render(<Publishing value="2026-11-21 00:00:00" onChange={onChange} />)
  await userEvent.click(screen.getByRole('spinbutton', { name: /小时|时,/ }))
  await userEvent.keyboard('23')
  expect(onChange).toHaveBeenLastCalledWith('2026-11-21 23:00:00')
})

test('A moment outside the bounds is told at the field', () => {
  render(<Publishing value="2026-11-21 09:30:00" max="2026-11-21 09:29:59" />)
  expect(screen.getByText('不能晚于 2026-11-21 09:29:59')).toBeVisible()
})
