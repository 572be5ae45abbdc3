import type { Meta, StoryObj } from '@storybook/react-vite'
import { MediaFrame } from '#design-system/media-frame/index.ts'
import { SurveyFrame } from '#design-system/survey-frame/index.ts'
import { Narrow } from './layout.tsx'

const meta = {
  id: 'design-system-survey-frame',
  title: 'Design system/布局/测绘取景框 Survey frame · 角框 标注框 bounding box',
  component: SurveyFrame,
  args: {
    label: '地块 0.98',
    children: <MediaFrame src="/upload/demo-service-surveying.webp" alt="等高线与地块" ratio="4/3" />,
  },
  decorators: [(Story) => <Narrow style={{ padding: '2.5rem 1rem 1rem' }}>{Story()}</Narrow>],
} satisfies Meta<typeof SurveyFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Primary: Story = { args: { tone: 'primary', label: '车辆 03' } }
export const Terrain: Story = { args: { tone: 'terrain', label: 'FOREST' } }
export const Quiet: Story = { args: { tone: 'quiet', label: undefined } }
export const OnHover: Story = { args: { shows: 'hover' } }
