import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { GAP, pageNumbers } from './page-numbers.ts'
import { Pagination } from './index.ts'

test('Up to seven pages all numbers are shown, beyond that the ends and the neighbours', () => {
  expect(pageNumbers(1, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(pageNumbers(1, 20)).toEqual([1, 2, 3, 4, 5, GAP, 20])
  expect(pageNumbers(10, 20)).toEqual([1, GAP, 9, 10, 11, GAP, 20])
  expect(pageNumbers(20, 20)).toEqual([1, GAP, 16, 17, 18, 19, 20])
})

test('The arrows do nothing at the ends and turn the page elsewhere', async () => {
  const onPageChange = vi.fn()
  render(<Pagination page={1} pageSize={10} total={15} onPageChange={onPageChange} />)
  await userEvent.click(screen.getByRole('button', { name: '上一页' }))
  expect(onPageChange).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: '下一页' }))
  expect(onPageChange).toHaveBeenCalledWith(2)
})

test('A turned page is said; how many there are is left to what they were searched with', () => {
  const { rerender } = render(<Pagination page={1} pageSize={10} total={15} onPageChange={vi.fn()} />)
  rerender(<Pagination page={2} pageSize={10} total={15} onPageChange={vi.fn()} />)
  expect(screen.getByRole('status')).toHaveTextContent(/^第 2 页，共 2 页$/)
})

test('X-33 page sizes 10, 20, 50 and 100 are on offer', async () => {
  const onPageSizeChange = vi.fn()
  render(
    <Pagination
      page={1}
      pageSize={10}
      total={15}
      onPageChange={vi.fn()}
      onPageSizeChange={onPageSizeChange}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: /每页条数/ }))
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    '10 条/页',
    '20 条/页',
    '50 条/页',
    '100 条/页',
  ])
  await userEvent.click(screen.getByRole('option', { name: '50 条/页' }))
  expect(onPageSizeChange).toHaveBeenCalledWith(50)
})
