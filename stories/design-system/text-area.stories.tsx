import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from '#design-system/text-area/index.ts'
import { Narrow } from './layout.tsx'

const meta = {
  id: 'design-system-text-area',
  title: 'Design system/输入/多行输入 Text area · 文本域 备注 textarea',
  component: TextArea,
  args: { label: '留言内容', name: 'message' },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { required: true, hint: '10 到 500 个字', rows: 4 } }

export const SixRows: Story = { args: { rows: 6, placeholder: '请描述您的项目' } }

export const WithError: Story = { args: { defaultValue: '您好', error: '留言内容长度在 10 到 500 个字符' } }

export const LongText: Story = {
  args: { defaultValue: '我们计划在明年上半年完成全市范围的地块调查与影像标注工作。'.repeat(16) },
}
