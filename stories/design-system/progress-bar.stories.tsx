import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressBar } from '#design-system/progress-bar/index.ts'
import { inConsole } from './in-console.tsx'

const meta = {
  id: 'design-system-progress-bar',
  title: 'Design system/反馈/进度条 Progress bar · 进度 上传进度 progress',
  component: ProgressBar,
  decorators: [inConsole],
  args: { label: '正在上传 contour-map.webp', value: 42 },
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Done: Story = { args: { value: 100, tone: 'terrain' } }

export const Failed: Story = { args: { value: 63, tone: 'danger' } }

export const Indeterminate: Story = { args: { label: '正在加载', isIndeterminate: true } }

export const LabelHidden: Story = { args: { isLabelHidden: true } }

export const LongLabel: Story = {
  args: {
    label: '正在上传 一个名字长得在一行里怎么也放不下的文件，末尾应当用省略号收住，而不是换行或撑破版面.webp',
  },
}
