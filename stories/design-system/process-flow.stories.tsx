import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProcessFlow } from '#design-system/process-flow/index.ts'

const steps = ['需求确认', '外业采集', '内业处理', '质量检查', '成果交付', '运维更新'].map(
  (title, index) => ({
    id: index,
    title,
    description: '两三句话说明这一步由谁做、依据什么标准、留下什么记录。',
    note: `交付物：${title}报告`,
  }),
)

const meta = {
  id: 'design-system-process-flow',
  title: 'Design system/媒体/流程 Process flow · 步骤条 时间线 流程图 steps timeline',
  component: ProcessFlow,
  args: { label: '全流程', steps },
} satisfies Meta<typeof ProcessFlow>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '全流程' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
  },
}

export const WithPictures: Story = {
  args: { steps: steps.map((step) => ({ ...step, imageUrl: '/upload/demo-header-contour.webp' })) },
}

export const OneStep: Story = { args: { steps: steps.slice(0, 1) } }
