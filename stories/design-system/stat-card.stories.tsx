import type { Meta, StoryObj } from '@storybook/react-vite'
import { Images, MessagesSquare, UsersRound } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { StatCard } from '#design-system/stat-card/index.ts'
import { inConsole } from './in-console.tsx'

const meta = {
  id: 'design-system-stat-card',
  title: 'Design system/媒体/统计卡 Stat card · 指标卡 数据卡 KPI statistic',
  component: StatCard,
  decorators: [
    inConsole,
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
  args: { label: '轮播图', value: 12, icon: <Images /> },
} satisfies Meta<typeof StatCard>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Pressable: Story = {
  args: {
    label: '访客留言',
    value: 1284,
    icon: <MessagesSquare />,
    tone: 'survey',
    note: '今日新增 3 条',
    onPress: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /访客留言/ }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = { args: { isLoading: true } }

export const NotLoaded: Story = { args: { value: null, note: '加载统计数据失败' } }

export const LongLabel: Story = {
  args: { label: '合作企业与战略合作伙伴单位总数', value: 123456789, icon: <UsersRound />, tone: 'terrain' },
}
