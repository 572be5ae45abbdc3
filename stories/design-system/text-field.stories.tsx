import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextField } from '#design-system/text-field/index.ts'
import { Narrow } from './layout.tsx'

const meta = {
  id: 'design-system-text-field',
  title: 'Design system/输入/单行输入 Text field · 文本框 输入框 input',
  component: TextField,
  args: { label: '姓名', name: 'name' },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: { required: true, hint: '2 到 20 个字' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(/姓名/)
    await userEvent.type(input, '王测绘')
    await expect(input).toHaveValue('王测绘')
    await expect(input).toHaveAccessibleDescription('2 到 20 个字')
  },
}

export const WithError: Story = {
  args: { required: true, defaultValue: '王', hint: '2 到 20 个字', error: '姓名长度在 2 到 20 个字符' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/姓名/)
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('姓名长度在 2 到 20 个字符')
  },
}

export const States: Story = {
  render: () => (
    <>
      <TextField label="空" placeholder="请输入" />
      <TextField label="已填写" defaultValue="自然资源和规划局" />
      <TextField label="只读" defaultValue="合肥" readOnly />
      <TextField label="停用" defaultValue="合肥" disabled />
      <TextField label="带计数" defaultValue="数据标注合作" aside="6 / 50" />
    </>
  ),
}
