import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Alert } from '#design-system/alert/index.ts'
import { Button } from '#design-system/button/index.ts'
import { Narrow } from './layout.tsx'

const meta = {
  id: 'design-system-alert',
  title: 'Design system/反馈/提示条 Alert · 警告 通知条 banner message',
  component: Alert,
  args: { children: '留言已收到，我们会在一个工作日内与您联系。' },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
} satisfies Meta<typeof Alert>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { tone: 'success', title: '发送成功' } }

export const Tones: Story = {
  render: (args) => (
    <>
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Alert
          {...args}
          key={tone}
          tone={tone}
          title={{ info: '说明', success: '成功', warning: '注意', danger: '失败' }[tone]}
        />
      ))}
    </>
  ),
}

export const WithActionAndClose: Story = {
  args: {
    tone: 'danger',
    title: '网络连接失败',
    children: '您填写的内容已保留。',
    action: (
      <Button variant="secondary" size="small">
        重试
      </Button>
    ),
    onClose: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('网络连接失败')
    await userEvent.click(canvas.getByRole('button', { name: '关闭提示' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
