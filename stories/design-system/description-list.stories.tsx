import type { Meta, StoryObj } from '@storybook/react-vite'
import { DescriptionList } from '#design-system/description-list/index.ts'
import { inConsole } from './in-console.tsx'

const meta = {
  id: 'design-system-description-list',
  title: 'Design system/数据/描述列表 Description list · 详情 键值 只读 details',
  component: DescriptionList,
  decorators: [inConsole],
  args: {
    descriptions: [
      { term: '姓名', detail: '测试访客' },
      { term: '电话', detail: '000-0000-0000' },
      { term: '邮箱', detail: '' },
      { term: '时间', detail: '2026-11-21 09:30:00' },
      {
        term: '留言',
        detail: '想了解地图测绘的流程。\n\n另外，请问数据采集的周期一般多长？请在工作日联系。',
        isWide: true,
      },
    ],
  },
} satisfies Meta<typeof DescriptionList>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const TwoColumns: Story = { args: { columns: 2 } }
