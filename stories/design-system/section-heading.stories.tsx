import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionHeading } from '#design-system/section-heading/index.ts'

const meta = {
  id: 'design-system-section-heading',
  title: 'Design system/布局/分区标题 Section heading · 栏目标题 导语 title',
  component: SectionHeading,
  args: {
    eyebrow: '02 / 公司简介',
    title: '以测绘的精度，做数据的底座',
    lead: '自 2007 年起，为政府、企业与院校提供数据服务。',
  },
} satisfies Meta<typeof SectionHeading>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Centred: Story = { args: { align: 'center' } }
export const LevelOne: Story = { args: { level: 1 } }
export const LevelThree: Story = { args: { level: 3, lead: undefined } }
export const LongTitle: Story = {
  args: { title: '面向自然资源、生态环境、农业农村与应急管理等八个部门的一体化数据服务能力体系' },
}
