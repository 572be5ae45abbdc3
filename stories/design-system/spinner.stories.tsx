import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from '#design-system/spinner/index.ts'

const meta = {
  id: 'design-system-spinner',
  title: 'Design system/反馈/等待 Spinner · 加载 转圈 loading',
  component: Spinner,
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { size: 'medium', label: '正在加载' } }

export const InALine: Story = {
  render: () => (
    <p>
      正在上传 <Spinner />
    </p>
  ),
}
