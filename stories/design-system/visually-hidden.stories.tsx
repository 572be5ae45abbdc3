import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'

const meta = {
  id: 'design-system-visually-hidden',
  title: 'Design system/布局/仅供读屏 Visually hidden · 屏幕阅读 隐藏文字 sr-only',
  component: VisuallyHidden,
  // There is nothing to be seen.
  tags: ['no-screenshot'],
  args: { children: '（必填）' },
  render: (args) => (
    <p>
      姓名 <span aria-hidden>*</span>
      <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('（必填）').getBoundingClientRect()
    await expect([width, height]).toEqual([1, 1])
  },
}
