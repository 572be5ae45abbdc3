import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { MenuTree, type MenuEntry } from './index.ts'

const entries: MenuEntry[] = [
  { key: 'dashboard', label: '仪表盘' },
  {
    key: 'about',
    label: '关于我们',
    isSelectable: true,
    children: [
      { key: 'about-content', label: '公司信息' },
      { key: 'core-member', label: '核心成员' },
    ],
  },
]

test('The group of the present entry is open and the entry is marked', () => {
  render(<MenuTree label="后台菜单" entries={entries} currentKey="core-member" onSelect={vi.fn()} />)
  expect(screen.getByRole('button', { name: '关于我们' })).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('button', { name: '核心成员' })).toHaveAttribute('aria-current', 'page')
})

test('A group with a screen of its own opens and is chosen by one press', async () => {
  const onSelect = vi.fn()
  render(<MenuTree label="后台菜单" entries={entries} currentKey="dashboard" onSelect={onSelect} />)
  expect(screen.queryByRole('button', { name: '公司信息' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '关于我们' }))
  expect(onSelect).toHaveBeenCalledWith('about')
  await userEvent.click(screen.getByRole('button', { name: '公司信息' }))
  expect(onSelect).toHaveBeenLastCalledWith('about-content')
})

test('Arrow keys walk, open and close', async () => {
  render(<MenuTree label="后台菜单" entries={entries} currentKey="dashboard" onSelect={vi.fn()} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}')
  expect(screen.getByRole('button', { name: '公司信息' })).toHaveFocus()
  await userEvent.keyboard('{Home}{ArrowDown}{ArrowLeft}')
  expect(screen.queryByRole('button', { name: '公司信息' })).toBeNull()
})
