import type { Meta, StoryObj } from '@storybook/react-vite'
import { Building2, FolderOpen, Images, LayoutDashboard, MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '#design-system/button/index.ts'
import { Drawer } from '#design-system/drawer/index.ts'
import { MenuTree, type MenuEntry } from '#design-system/menu-tree/index.ts'
import { inConsole } from './in-console.tsx'

const entries: MenuEntry[] = [
  { key: 'dashboard', label: '仪表盘', icon: <LayoutDashboard aria-hidden /> },
  { key: 'banner', label: '轮播图管理', icon: <Images aria-hidden /> },
  {
    key: 'contact-management',
    label: '联系管理',
    icon: <MessagesSquare aria-hidden />,
    isSelectable: true,
    children: [
      { key: 'contact', label: '访客留言', badge: 3, badgeLabel: '3 条新留言' },
      { key: 'recruitment', label: '招聘管理' },
    ],
  },
  {
    key: 'cases',
    label: '案例管理',
    icon: <FolderOpen aria-hidden />,
    children: [
      {
        key: 'case-government',
        label: '政府数据服务案例',
        children: [
          { key: 'soil', label: '土壤普查数据汇交' },
          { key: 'land', label: '第二轮土地承包到期后再延长三十年试点工作' },
        ],
      },
    ],
  },
  { key: 'about', label: '关于我们', icon: <Building2 aria-hidden /> },
]

const meta = {
  id: 'design-system-menu-tree',
  title: 'Design system/导航/菜单树 Menu tree · 侧边栏 左侧菜单 sidebar navigation',
  component: MenuTree,
  decorators: [inConsole],
  args: { label: '后台菜单', entries, currentKey: 'dashboard', onSelect: fn() },
  render: function Navigating(args) {
    const [key, setKey] = useState(args.currentKey)
    return (
      <div style={{ width: 248 }}>
        <MenuTree
          {...args}
          currentKey={key}
          onSelect={(next) => {
            setKey(next)
            args.onSelect(next)
          }}
        />
      </div>
    )
  },
} satisfies Meta<typeof MenuTree>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '联系管理' }))
    await expect(args.onSelect).toHaveBeenLastCalledWith('contact-management')
    await userEvent.click(canvas.getByRole('button', { name: /访客留言/ }))
    await expect(canvas.getByRole('button', { name: /访客留言/ })).toHaveAttribute('aria-current', 'page')
  },
}

export const DeepEntry: Story = { args: { currentKey: 'land' } }

/** As a search shows its results. */
export const Unfolded: Story = { args: { isUnfolded: true } }

/** In a low frame the menu, and nothing around it, is scrolled to the current entry. */
export const InLowFrame: Story = {
  args: { currentKey: 'land' },
  decorators: [
    (Menu) => (
      <div data-testid="frame" style={{ height: 160, overflowY: 'auto' }}>
        <Menu />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const frame = canvas.getByTestId('frame').getBoundingClientRect()
    const entry = canvas.getByRole('button', { current: 'page' })
    await waitFor(() => expect(entry.getBoundingClientRect().bottom).toBeLessThanOrEqual(frame.bottom))
    await expect(entry.getBoundingClientRect().top).toBeGreaterThanOrEqual(frame.top)
    await expect(window.scrollY).toBe(0)
  },
}

export const InDrawer: Story = {
  tags: ['framed'],
  render: function InDrawer(args) {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        <Button onClick={() => setOpen(true)}>菜单</Button>
        <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title="后台菜单">
          <MenuTree {...args} />
        </Drawer>
      </>
    )
  },
}
