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

test.each(['Control', 'Alt', 'Meta', 'Shift'])(
  'Keys pressed with %s stay the browser’s own',
  async (modifier) => {
    render(<MenuTree label="后台菜单" entries={entries} currentKey="about-content" onSelect={vi.fn()} />)
    await userEvent.tab()
    await userEvent.tab()
    const group = screen.getByRole('button', { name: '关于我们' })
    expect(group).toHaveFocus()
    const browserKeys: string[] = []
    const note = (event: KeyboardEvent) => {
      if (!event.defaultPrevented) browserKeys.push(event.key)
    }
    window.addEventListener('keydown', note)
    const keys = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'Home', 'End']
    await userEvent.keyboard(`{${modifier}>}${keys.map((key) => `{${key}}`).join('')}{/${modifier}}`)
    window.removeEventListener('keydown', note)
    expect(browserKeys).toEqual([modifier, ...keys])
    expect(group).toHaveFocus()
    expect(group).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard(`{ArrowLeft}{${modifier}>}{ArrowRight}{/${modifier}}`)
    expect(group).toHaveAttribute('aria-expanded', 'false')
  },
)

test('The menu is scrolled to its current entry at first and when another becomes current; the focus stays', () => {
  const scrolled = (currentKey: string) => (
    <div data-testid="frame" style={{ overflowY: 'auto' }}>
      <MenuTree label="后台菜单" entries={entries} currentKey={currentKey} onSelect={vi.fn()} />
    </div>
  )
  // A frame of 100 px; the first entry stands in it, all others far below.
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(100)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.tagName !== 'BUTTON') return new DOMRect(0, 0, 200, 100)
    return new DOMRect(0, this.textContent === '仪表盘' ? 0 : 500, 200, 40)
  })
  const { rerender } = render(scrolled('dashboard'))
  const frame = screen.getByTestId('frame')
  expect(frame.scrollTop).toBe(0)
  rerender(scrolled('core-member'))
  expect(screen.getByRole('button', { name: '核心成员' })).toHaveAttribute('aria-current', 'page')
  expect(frame.scrollTop).toBe(470)
  expect(document.body).toHaveFocus()

  frame.scrollTop = 0
  rerender(scrolled('core-member'))
  expect(frame.scrollTop).toBe(0)
})

test('A badge describes its entry and is no part of its name', () => {
  const badged = [{ key: 'contact', label: '访客留言', badge: 3, badgeLabel: '3 条新留言' }]
  render(<MenuTree label="后台菜单" entries={badged} currentKey="contact" onSelect={vi.fn()} />)
  expect(screen.getByRole('button', { name: '访客留言' })).toHaveAccessibleDescription('3 条新留言')
  expect(screen.getByRole('button', { name: '访客留言' })).toHaveTextContent(/^访客留言$/)
})

test('A group that was folded stays so when other entries change, and its owner is told', async () => {
  const onOpenKeysChange = vi.fn()
  const props = { label: '后台菜单', currentKey: 'core-member', onSelect: vi.fn(), onOpenKeysChange }
  const { rerender } = render(<MenuTree {...props} entries={entries} />)
  await userEvent.click(screen.getByRole('button', { name: '关于我们' }))
  expect(onOpenKeysChange).toHaveBeenLastCalledWith(new Set(['core-member']))
  rerender(<MenuTree {...props} entries={[...entries]} />)
  expect(screen.getByRole('button', { name: '关于我们' })).toHaveAttribute('aria-expanded', 'false')
})

test('Unfolded, all entries show and a parent is chosen by one press', async () => {
  const onSelect = vi.fn()
  render(
    <MenuTree label="后台菜单" entries={entries} currentKey="dashboard" onSelect={onSelect} isUnfolded />,
  )
  expect(screen.getByRole('button', { name: '公司信息' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '关于我们' }))
  expect(onSelect).toHaveBeenCalledWith('about')
  expect(screen.getByRole('button', { name: '公司信息' })).toBeVisible()
})
