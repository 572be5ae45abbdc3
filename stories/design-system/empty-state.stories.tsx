import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inbox } from 'lucide-react'
import { Button } from '#design-system/button/index.ts'
import { EmptyState } from '#design-system/empty-state/index.ts'

const meta = {
  id: 'design-system-empty-state',
  title: 'Design system/反馈/空状态 Empty state · 无数据 空页面 blank empty',
  component: EmptyState,
  args: { title: '暂无合作伙伴' },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const WithAction: Story = {
  args: {
    title: '还没有轮播图',
    description: '添加第一张轮播图，它会在首页顶部显示；在此之前首页显示默认的三张。',
    action: <Button>新增轮播图</Button>,
    icon: <Inbox aria-hidden />,
  },
}
