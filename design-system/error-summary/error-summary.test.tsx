import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { ErrorSummary } from './index.ts'

const errors = [
  { key: 'name', label: '公司名称', sentence: '请输入公司名称' },
  { key: 'site', label: '公司网站', sentence: '地址不正确' },
]

test('each link says what is wrong, names its field once, and leads there', async () => {
  const onSelect = vi.fn()
  render(<ErrorSummary errors={errors} onSelect={onSelect} />)
  const names = screen.getAllByRole('link').map((link) => link.textContent)
  expect(names).toEqual(['请输入公司名称', '公司网站：地址不正确'])
  await userEvent.click(screen.getByRole('link', { name: '公司网站：地址不正确' }))
  expect(onSelect).toHaveBeenCalledWith('site')
})

test('it can take the keyboard, and is gone when nothing is wrong', () => {
  const summary = createRef<HTMLDivElement>()
  const { rerender } = render(<ErrorSummary ref={summary} errors={errors} onSelect={vi.fn()} />)
  summary.current!.focus()
  expect(screen.getByRole('group', { name: '有 2 处需要修改' })).toHaveFocus()
  expect(screen.queryByRole('alert'), 'what is corrected is not read out again and again').toBeNull()
  rerender(<ErrorSummary ref={summary} errors={[]} onSelect={vi.fn()} />)
  expect(screen.queryByRole('group')).toBeNull()
})

test('it stays as it is while something is pressed', () => {
  const { rerender } = render(<ErrorSummary errors={errors} onSelect={vi.fn()} />)
  fireEvent.pointerDown(document.body)
  rerender(<ErrorSummary errors={[]} onSelect={vi.fn()} />)
  expect(screen.getByRole('group', { name: '有 2 处需要修改' })).toBeVisible()
  fireEvent.click(document.body)
  expect(screen.queryByRole('group')).toBeNull()
})
