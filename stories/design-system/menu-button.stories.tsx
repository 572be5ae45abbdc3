import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import { expect, fn, screen } from 'storybook/test'
import { MenuButton } from '#design-system/menu-button/index.ts'
import { inConsole } from './in-console.tsx'

const edit = fn()

const meta = {
  id: 'design-system-menu-button',
  title: 'Design system/导航/菜单按钮 Menu button · 更多操作 下拉按钮 actions menu',
  component: MenuButton,
  decorators: [inConsole],
  beforeEach: () => edit.mockClear(),
  args: {
    label: '更多操作',
    actions: [
      { key: 'edit', label: '编辑', icon: <Pencil aria-hidden />, onAction: edit },
      { key: 'copy', label: '复制', icon: <Copy aria-hidden />, onAction: fn(), isDisabled: true },
      { key: 'delete', label: '删除', icon: <Trash2 aria-hidden />, onAction: fn(), isDestructive: true },
    ],
  },
} satisfies Meta<typeof MenuButton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多操作' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '编辑' }))
    await expect(edit).toHaveBeenCalledOnce()
  },
}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: '更多操作' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await screen.findByRole('menuitem', { name: '编辑' })).toHaveFocus()
  },
}

export const Icon: Story = { args: { variant: 'icon' } }

export const Quiet: Story = { args: { variant: 'quiet' } }
