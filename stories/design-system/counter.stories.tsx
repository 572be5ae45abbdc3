import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Counter } from '#design-system/counter/index.ts'

const meta = {
  id: 'design-system-counter',
  title: 'Design system/媒体/数字计数 Counter · 数字滚动 计数器 count up',
  component: Counter,
  args: { target: 1300, suffix: '+' },
  decorators: [(Story) => <div style={{ fontSize: 64 }}>{Story()}</div>],
} satisfies Meta<typeof Counter>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    // While it counts, only what is read aloud says the whole figure.
    await waitFor(() => expect(canvas.getAllByText('1300+')).toHaveLength(2), { timeout: 5000 })
  },
}

export const Year: Story = { args: { target: 2007, suffix: '' } }
