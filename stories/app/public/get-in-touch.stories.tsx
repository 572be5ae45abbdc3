import type { Meta, StoryObj } from '@storybook/react-vite'
import { GetInTouch } from '#app/public/get-in-touch/index.ts'
import { withRemix } from '#stories/with-remix.tsx'

/** The foot of twenty pages: photographed here, once, and not on each of them (tests/visual/find-areas.ts). */
const meta = {
  id: 'site-get-in-touch',
  title: 'Site/联系引导 Get in touch',
  component: GetInTouch,
  decorators: [withRemix],
  parameters: { layout: 'fullscreen' },
  args: {
    title: '给我们一个范围，就能估算',
    text: '告诉我们测区边界、比例尺与成果用途，我们给出作业方法、工期和报价的初稿。',
    second: { label: '查看案例', to: '/cases' },
  },
} satisfies Meta<typeof GetInTouch>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Below a plain section it stands on a tinted ground. */
export const Tinted: Story = { args: { tone: 'tinted', second: undefined } }
