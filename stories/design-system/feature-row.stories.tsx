import type { Meta, StoryObj } from '@storybook/react-vite'
import { FeatureRow } from '#design-system/feature-row/index.ts'

const meta = {
  id: 'design-system-feature-row',
  title: 'Design system/布局/图文行 Feature row · 左图右文 图文混排 media object',
  component: FeatureRow,
  args: {
    title: '生产管理',
    description: '排班、工单与质检在同一块屏幕上，班组长随时看到每一席的进度与差错。',
    imageUrl: '/upload/demo-header-seats.webp',
    imageAlt: '坐席平面图',
  },
} satisfies Meta<typeof FeatureRow>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Reversed: Story = { args: { isReversed: true } }
export const WithoutPicture: Story = { args: { imageUrl: undefined } }
export const MissingPicture: Story = { args: { imageUrl: '/upload/missing.webp' } }
export const LongText: Story = { args: { description: '很长的说明，分几句讲完一件事。'.repeat(30) } }
