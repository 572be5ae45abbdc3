import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleCheck } from 'lucide-react'
import { Tag } from '#design-system/tag/index.ts'
import { Row } from './layout.tsx'

const meta = {
  id: 'design-system-tag',
  title: 'Design system/数据/标签 Tag · 徽标 状态标 badge chip',
  component: Tag,
  args: { children: '数据标注' },
} satisfies Meta<typeof Tag>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Tones: Story = {
  render: () => (
    <Row>
      <Tag>禁用</Tag>
      <Tag tone="primary">影像</Tag>
      <Tag tone="success" icon={<CircleCheck aria-hidden />}>
        启用
      </Tag>
      <Tag tone="warning">待审核</Tag>
      <Tag tone="danger">已离职</Tag>
    </Row>
  ),
}
