import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Showcase } from '#design-system/showcase/index.ts'

const meta = {
  id: 'design-system-showcase',
  title: 'Design system/媒体/列表配图 Showcase · 选项展示 图文切换 list with picture',
  component: Showcase,
  args: {
    label: '技术优势',
    entries: [
      ['航空摄影测量', '数据获取', 'parcels'],
      ['三维激光扫描', '点云建模', 'points'],
      ['等高线自动提取', '内业处理', 'contour'],
    ].map(([title = '', category, picture]) => ({
      id: title,
      title,
      category,
      description: `${title}把外业时间缩短一半，成果直接进入质检流程，每一处修改都留有记录。`,
      imageUrl: `/upload/demo-header-${picture}.webp`,
    })),
  },
} satisfies Meta<typeof Showcase>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: /航空摄影测量/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(canvas.getByRole('tab', { name: /三维激光扫描/ }))
    await expect(canvas.getByRole('heading', { name: '三维激光扫描' })).toBeVisible()
  },
}

export const OneEntry: Story = { args: { entries: meta.args.entries.slice(0, 1) } }

export const ManyEntries: Story = {
  args: {
    entries: Array.from({ length: 12 }, (_, index) => ({
      id: String(index),
      title: `典型应用 ${index + 1}`,
      description: '说明文字',
    })),
  },
}
