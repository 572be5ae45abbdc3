import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { FilterBar, FilterSelect } from './index.ts'

afterEach(() => vi.unstubAllGlobals())

test('Nothing to clear while nothing narrows', () => {
  render(<FilterBar label="留言筛选" activeCount={0} onClear={() => {}} resultCount={12} />)
  expect(screen.getByRole('status')).toHaveTextContent('共 12 条记录')
  expect(screen.queryByRole('button', { name: '清除条件' })).not.toBeInTheDocument()
})

test('What is left is told, and the conditions are cleared', async () => {
  const onClear = vi.fn()
  render(<FilterBar label="留言筛选" activeCount={2} onClear={onClear} resultCount={3} />)
  expect(screen.getByRole('status')).toHaveTextContent('找到 3 条记录')
  expect(screen.getByText('已用 2 个条件')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '清除条件' }))
  expect(onClear).toHaveBeenCalledOnce()
})

test('The first choice of a filter lets everything through', async () => {
  const onChange = vi.fn()
  const options = [
    { value: 1, label: '已处理' },
    { value: 0, label: '待处理' },
  ]
  const { rerender } = render(
    <FilterSelect label="状态" options={options} value={null} onChange={onChange} />,
  )
  await userEvent.click(screen.getByRole('button', { name: /全部状态/ }))
  await userEvent.click(screen.getByRole('option', { name: '待处理' }))
  expect(onChange).toHaveBeenLastCalledWith(0)
  rerender(<FilterSelect label="状态" options={options} value={0} onChange={onChange} />)
  await userEvent.click(screen.getByRole('button', { name: /待处理/ }))
  await userEvent.click(screen.getByRole('option', { name: '全部状态' }))
  expect(onChange).toHaveBeenLastCalledWith(null)
})

test('Filters are unfolded no longer once the bar is so wide that nothing folds them', () => {
  const resized: ResizeObserverCallback[] = []
  const resize = () => act(() => resized.forEach((tell) => tell([], {} as ResizeObserver)))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: ResizeObserverCallback) {
        resized.push(callback)
      }
      observe() {}
      disconnect() {}
    },
  )
  render(
    <FilterBar label="留言筛选" activeCount={0} onClear={() => {}} isSticky>
      <span>状态</span>
    </FilterBar>,
  )
  const button = screen.getByRole('button', { name: '筛选', hidden: true })
  const boxes = vi.spyOn(button.parentElement!, 'getClientRects')
  fireEvent.click(button)
  boxes.mockReturnValue([new DOMRect()] as unknown as DOMRectList)
  resize()
  expect(button).toHaveAttribute('aria-expanded', 'true')
  boxes.mockReturnValue([] as unknown as DOMRectList)
  resize()
  expect(button).toHaveAttribute('aria-expanded', 'false')
})
