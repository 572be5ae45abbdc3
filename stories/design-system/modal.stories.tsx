import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '#design-system/button/index.ts'
import { CopyButton } from '#design-system/copy-button/index.ts'
import { Modal } from '#design-system/modal/index.ts'

const meta = {
  id: 'design-system-modal',
  title: 'Design system/反馈/原生对话框 Modal · 弹窗 详情弹层 popup dialog',
  component: Modal,
  tags: ['framed'],
  args: { isOpen: false, onClose: fn(), title: '联系邮箱', width: 400, children: 'service@example.com' },
  render: function Opened(args) {
    const [isOpen, setIsOpen] = useState(args.isOpen)
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>打开对话框</Button>
        <Modal
          {...args}
          isOpen={isOpen}
          onClose={() => {
            args.onClose()
            setIsOpen(false)
          }}
        />
      </>
    )
  },
} satisfies Meta<typeof Modal>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: { footer: <CopyButton value="service@example.com" variant="primary" /> },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '打开对话框' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: '联系邮箱' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Open: Story = { args: { isOpen: true } }

export const SeventyPercent: Story = {
  args: { isOpen: true, width: '70%', title: '服务详情', footer: <Button variant="survey">立即咨询</Button> },
}

export const LongContent: Story = {
  args: {
    isOpen: true,
    width: 800,
    title: '个人简介',
    children: Array.from({ length: 24 }, (_, index) => (
      <p key={index}>主持完成多项省级测绘与数据治理项目，负责总体技术方案与质量控制。</p>
    )),
  },
}
