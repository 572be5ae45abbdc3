import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MessageForm } from '#app/public/message-form/index.ts'

const meta = {
  id: 'site-message-form',
  title: 'Site/留言表单 Message form',
  component: MessageForm,
  args: { action: '/?index' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof MessageForm>

export default meta
type Story = StoryObj<typeof meta>

const typed = {
  姓名: '张三',
  电话: '13800000000',
  邮箱: 'zhang@example.com',
  主题: '合作咨询',
  消息内容: '想了解数据标注服务。',
}

const fillAndSend: Story['play'] = async ({ canvas, userEvent }) => {
  for (const [label, text] of Object.entries(typed)) {
    await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(`^${label}`) }), text)
  }
  await userEvent.click(canvas.getByRole('button', { name: /发送消息/ }))
}

export const Playground: Story = {}

export const Sent: Story = {
  play: async (context) => {
    await fillAndSend?.(context)
    await expect(await context.canvas.findByText('消息发送成功！我们会尽快回复您。')).toBeInTheDocument()
  },
}

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /发送消息/ }))
    await expect(await canvas.findByText('请输入消息内容')).toBeInTheDocument()
  },
}

export const RefusedByServer: Story = {
  globals: { scenario: 'server-message-on-save' },
  play: async (context) => {
    await fillAndSend?.(context)
    await expect(await context.canvas.findByText(/服务器提示/)).toBeInTheDocument()
  },
}

export const NoNetwork: Story = {
  globals: { scenario: 'network-failure' },
  play: async (context) => {
    await fillAndSend?.(context)
    await expect(await context.canvas.findByText('网络错误，请稍后重试')).toBeInTheDocument()
    await expect(context.canvas.getByRole('textbox', { name: /^姓名/ })).toHaveValue('张三')
  },
}

export const AnsweredWithoutScript: Story = {
  args: {
    outcome: {
      message: { name: '张三', email: 'zhang', phone: '', subject: '', message: '' },
      errors: { email: '请输入正确的邮箱格式', phone: '请输入电话' },
    },
  },
}
