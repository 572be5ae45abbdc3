import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { movedBeside } from './moved.ts'
import { OrderList } from './index.ts'

const names = { 1: '首页', 2: '服务', 3: '关于' } as Record<number, string>

function Pages({ onReorder }: { onReorder: (ids: number[]) => void }) {
  const [ids, setIds] = useState([1, 2, 3])
  return (
    <OrderList
      label="页面顺序"
      entries={ids.map((id) => ({ id, name: names[id] ?? '' }))}
      onReorder={(next) => {
        setIds(next)
        onReorder(next)
      }}
    />
  )
}

test('下移 puts an entry one place later, says so, and keeps the focus on the button', async () => {
  const onReorder = vi.fn()
  render(<Pages onReorder={onReorder} />)
  await userEvent.click(screen.getByRole('button', { name: /^下移首页/ }))
  expect(onReorder).toHaveBeenCalledWith([2, 1, 3])
  expect(screen.getByText('首页已移到第 2 位，共 3 位')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /^下移首页/ })).toHaveFocus()
})

test('Esc on a button of the list is heard by what stands around it', async () => {
  const heard = vi.fn()
  render(
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- it only listens
    <div onKeyDown={({ key }) => heard(key)}>
      <Pages onReorder={vi.fn()} />
    </div>,
  )
  await userEvent.click(screen.getByRole('button', { name: /^下移首页/ }))
  await userEvent.keyboard('{Escape}')
  expect(heard.mock.calls).toEqual([['Escape']])
})

test('The first entry cannot go up', async () => {
  const onReorder = vi.fn()
  render(<Pages onReorder={onReorder} />)
  await userEvent.click(screen.getByRole('button', { name: /^上移首页/ }))
  expect(onReorder).not.toHaveBeenCalled()
})

test('Dropped entries stand before or after the target', () => {
  expect(movedBeside([1, 2, 3, 4], new Set([1]), 3, 'after')).toEqual([2, 3, 1, 4])
  expect(movedBeside([1, 2, 3, 4], new Set([4]), 1, 'before')).toEqual([4, 1, 2, 3])
})
