import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '#design-system/button/index.ts'
import { ConfirmDialog } from '#design-system/confirm-dialog/index.ts'
import { inConsole } from './in-console.tsx'

const meta = {
  id: 'design-system-confirm-dialog',
  title: 'Design system/反馈/确认框 Confirm dialog · 二次确认 删除确认 alert dialog',
  component: ConfirmDialog,
  tags: ['framed'],
  decorators: [inConsole],
  args: {
    isOpen: true,
    onConfirm: fn(),
    onCancel: fn(),
    children: '确定要删除这个轮播图吗？',
    tone: 'danger',
  },
  render: function Asking(args) {
    const [isOpen, setOpen] = useState(args.isOpen)
    return (
      <>
        <Button variant="danger" onClick={() => setOpen(true)}>
          删除
        </Button>
        <ConfirmDialog
          {...args}
          isOpen={isOpen}
          onCancel={() => {
            setOpen(false)
            args.onCancel()
          }}
        />
      </>
    )
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const Warning: Story = { args: { tone: 'warning', children: '有未保存的修改，确定要放弃吗？' } }

export const Pending: Story = { args: { isPending: true } }

export const Failed: Story = { args: { error: '删除失败' } }

export const LongQuestion: Story = {
  args: {
    children:
      '确定要删除“一条名字特别长的记录，长到这个对话框里要写上好几行才能写完，并且中间还带着一个 https://example.com/very/long/address 的链接”吗？删除后首页将不再显示它。',
  },
}
