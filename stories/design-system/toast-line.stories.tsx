import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ToastLine } from '#design-system/toast-line/index.ts'

const meta = {
  id: 'design-system-toast-line',
  title: 'Design system/反馈/单行轻提示 Toast line · 页面提示 已复制 status',
  component: ToastLine,
  args: { message: '已复制到剪贴板', tone: 'success' },
  parameters: { docs: { story: { inline: false, height: '160px' } } },
} satisfies Meta<typeof ToastLine>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('已复制到剪贴板')
  },
}
export const Failure: Story = { args: { message: '复制失败', tone: 'danger' } }
export const LongMessage: Story = {
  args: { tone: 'info', message: '网络连接不稳定，您填写的内容已经保留在页面上，请检查网络之后再次提交。' },
}
