import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { boundsMessage, formatDateText, parseDateText, readPastedDate } from './date-text.ts'
import { DateField, type DateFieldProps } from './index.ts'

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

test('A day that is left half typed is told as no date', async () => {
  const onChange = vi.fn()
  const onUnfinished = vi.fn()
  render(<DateField label="发证日期" value="" onChange={onChange} onUnfinished={onUnfinished} />)
  await userEvent.click(screen.getByRole('spinbutton', { name: /^年/ }))
  await userEvent.tab()
  expect(onUnfinished).not.toHaveBeenCalled()
  await userEvent.keyboard('11')
  await userEvent.click(document.body)
  expect(onUnfinished).toHaveBeenLastCalledWith('–-11-–')
  expect(onChange).not.toHaveBeenCalled()
})

test('A day of which a part was taken away is no longer the day it was', async () => {
  const onUnfinished = vi.fn()
  render(
    <DateField label="发证日期" value="2026-11-21" onChange={() => undefined} onUnfinished={onUnfinished} />,
  )
  await userEvent.click(screen.getByRole('spinbutton', { name: /日,/ }))
  await userEvent.keyboard('{Backspace}{Backspace}')
  await userEvent.click(document.body)
  expect(onUnfinished).toHaveBeenLastCalledWith('2026-11-–')
})

test('A day is picked from the month', async () => {
  const onChange = vi.fn()
  render(<Issued onChange={onChange} />)
  await userEvent.click(screen.getByRole('button', { name: /日历/ }))
  await userEvent.click(screen.getByRole('button', { name: /2026年11月9日/ }))
  expect(onChange).toHaveBeenLastCalledWith('2026-11-09')
})

test.each([
  ['2026/11/21 9:05', '2026-11-21 09:05:00'],
  ['2026年11月21日 09:05:07', '2026-11-21 09:05:07'],
  ['2026.1.2', '2026-01-02 00:00:00'],
  ['2026-11-21T09:05:07.000', '2026-11-21 09:05:07'],
  ['２０２６-１１-２１　０９：０５', '2026-11-21 09:05:00'],
  [' 2026年1月2日9时5分 ', '2026-01-02 09:05:00'],
])('A pasted %s is read as %s', (text, written) => {
  expect(formatDateText(readPastedDate(text, 'date-time'), 'date-time')).toBe(written)
})

test('What is no date is not read from the clipboard', () => {
  expect(
    ['明天', '2026-02-30', '21.11.2026', '2026-11-21 25:00'].map((text) => readPastedDate(text, 'date')),
  ).toEqual([null, null, null, null])
})

test('A day outside the bounds is told with the bound', () => {
  const day = parseDateText('2026-11-21', 'date')
  expect(boundsMessage(day, { min: '2026-12-01', kind: 'date' })).toBe('不能早于 2026-12-01')
  expect(boundsMessage(day, { max: '2026-11-20', kind: 'date' })).toBe('不能晚于 2026-11-20')
  expect(boundsMessage(day, { min: '2026-11-21', max: '2026-11-21', kind: 'date' })).toBeUndefined()
})

/** A field as forms hold it: what is unfinished is a value that they refuse. */
function InForm({ value: first, ...props }: Partial<DateFieldProps>) {
  const [value, setValue] = useState(first)
  const told = (tell?: (text: string) => void) => (text: string) => {
    setValue(text)
    tell?.(text)
  }
  return (
    <DateField
      label="发证日期"
      {...props}
      value={value}
      onChange={told(props.onChange)}
      onUnfinished={told(props.onUnfinished)}
    />
  )
}

const year = () => screen.getByRole('spinbutton', { name: /年/ })

test('While a year is typed no value of a half typed year leaves the field', async () => {
  const onChange = vi.fn()
  const onUnfinished = vi.fn()
  render(<InForm value="2026-11-29" onChange={onChange} onUnfinished={onUnfinished} />)
  await userEvent.click(year())
  await userEvent.keyboard('2031')
  expect(onUnfinished.mock.calls).toEqual([['0002-11-29'], ['0020-11-29'], ['0203-11-29']])
  expect(onChange.mock.calls).toEqual([['2031-11-29']])
})

test.each([
  ['26', '2026-11-29'],
  ['98', '1998-11-29'],
])('A year left as %s is completed', async (typed, written) => {
  const onChange = vi.fn()
  render(<InForm value="2025-11-29" onChange={onChange} />)
  await userEvent.click(year())
  await userEvent.keyboard(typed)
  await userEvent.click(document.body)
  expect(onChange.mock.calls).toEqual([[written]])
})

test('A year of three figures is flagged when the field is left, not while it is typed', async () => {
  render(<InForm value="2026-11-29" />)
  await userEvent.click(year())
  await userEvent.keyboard('202')
  expect(screen.queryByText('不能早于 1900-01-01')).toBeNull()
  await userEvent.click(document.body)
  expect(screen.getByText('不能早于 1900-01-01')).toBeVisible()
})

test('Without a form to tell it to, a day of a half typed year counts as none and stays to be seen', async () => {
  const onChange = vi.fn()
  render(<Issued onChange={onChange} />)
  await userEvent.click(year())
  await userEvent.keyboard('202')
  await userEvent.click(document.body)
  expect(onChange.mock.calls).toEqual([['']])
  expect(year()).toHaveTextContent('202')
})

test('A half typed year goes when the value is emptied from outside', async () => {
  const shown = (value: string) => <DateField label="发证日期" value={value} onChange={() => {}} />
  const { rerender } = render(shown('0026-11-29'))
  expect(year()).toHaveTextContent('26')
  rerender(shown(''))
  expect(year()).toHaveAttribute('data-placeholder')
})

test('A stored day of the year 26 is shown, flagged, and repaired by its year', async () => {
  const onChange = vi.fn()
  render(<InForm value="0026-11-29" error="" onChange={onChange} />)
  expect(screen.getByText('不能早于 1900-01-01')).toBeVisible()
  await userEvent.click(year())
  await userEvent.keyboard('2026')
  expect(onChange.mock.calls).toEqual([['2026-11-29']])
})
