import type { Meta, StoryObj } from '@storybook/react-vite'
import { TickRule } from '#design-system/tick-rule/index.ts'

const meta = {
  id: 'design-system-tick-rule',
  title: 'Design system/布局/刻度线 Tick rule · 分隔线 标尺 divider ruler',
  component: TickRule,
  args: { start: '117°20′E', end: '31°54′N' },
} satisfies Meta<typeof TickRule>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const ScaleOnly: Story = { args: { start: undefined, end: undefined } }
