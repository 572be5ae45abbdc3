import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import styled from 'styled-components'
import { Button } from '#design-system/button/index.ts'
import { DialogFrame } from '#design-system/dialog-frame/index.ts'
import { token } from '#design-system/tokens/index.ts'
import { inConsole } from './in-console.tsx'

const meta = {
  id: 'design-system-dialog-frame',
  title: 'Design system/反馈/对话框框架 Dialog frame · 弹窗骨架 模态 dialog',
  component: DialogFrame,
  // The dialogs that stand on it are photographed.
  tags: ['framed', 'no-screenshot'],
  decorators: [inConsole],
  args: {
    isOpen: true,
    title: '操作详情',
    width: 600,
    onDismiss: fn(),
    children: <p>管理员在 2026-11-21 09:30:00 修改了轮播图“首页横幅”。</p>,
  },
  render: function Opened({ children, ...args }) {
    const [isOpen, setOpen] = useState(args.isOpen)
    return (
      <>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          查看详情
        </Button>
        <DialogFrame
          {...args}
          isOpen={isOpen}
          onDismiss={() => {
            setOpen(false)
            args.onDismiss()
          }}
        >
          <Body>{children}</Body>
        </DialogFrame>
      </>
    )
  },
} satisfies Meta<typeof DialogFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: '操作详情' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

const Body = styled.div`
  padding: ${token.space.x3};
`
