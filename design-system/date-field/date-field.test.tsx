import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { DateField, formatDateText, parseDateText } from './index.ts'

test('Texts and dates turn into each other in both formats', () => {
  expect(formatDateText(parseDateText('2026-11-21', 'date'), 'date')).toBe('2026-11-21')
  expect(formatDateText(parseDateText('2026-11-21 09:05:07', 'date-time'), 'date-time')).toBe(
    '2026-11-21 09:05:07',
  )
  expect(formatDateText(parseDateText('2026-11-21', 'date-time'), 'date-time')).toBe('2026-11-21 00:00:00')
})

test('What is no date is empty', () => {
  expect(parseDateText('2026-02-30', 'date')).toBeNull()
  expect(parseDateText('明天', 'date')).toBeNull()
  expect(formatDateText(null, 'date')).toBe('')
})

function Issued({ onChange }: { onChange: (text: string) => void }) {
  const [date, setDate] = useState('2026-11-21')
  return (
    <DateField
      label="发证日期"
      value={date}
      onChange={(text) => {
        setDate(text)
        onChange(text)
      }}
    />
  )
}

test('A day is typed, and it can be cleared', async () => {
  const onChange = vi.fn()
  render(<Issued onChange={onChange} />)
  await userEvent.click(screen.getByRole('spinbutton', { name: /日,/ }))
  await userEvent.keyboard('05')
  expect(onChange).toHaveBeenLastCalledWith('2026-11-05')
  await userEvent.click(screen.getByRole('button', { name: '清除发证日期' }))
  expect(onChange).toHaveBeenLastCalledWith('')
})

test('A day is picked from the month', async () => {
  const onChange = vi.fn()
  render(<Issued onChange={onChange} />)
  await userEvent.click(screen.getByRole('button', { name: /日历/ }))
  await userEvent.click(screen.getByRole('button', { name: /2026年11月9日/ }))
  expect(onChange).toHaveBeenLastCalledWith('2026-11-09')
})
