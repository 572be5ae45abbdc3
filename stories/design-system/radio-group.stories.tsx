import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RadioGroup } from '#design-system/radio-group/index.ts'
import { inConsole } from './in-console.tsx'
import { useStoryValue } from './use-story-value.ts'

const meta = {
  id: 'design-system-radio-group',
  title: 'Design system/输入/单选组 Radio group · 单选框 单选按钮 radio',
  component: RadioGroup<number>,
  decorators: [inConsole],
  args: {
    label: '状态',
    value: 1,
    onChange: fn(),
    options: [
      { value: 1, label: '启用' },
      { value: 0, label: '禁用' },
    ],
  },
  render: function Choosing(args) {
    const kept = useStoryValue(args)
    return <RadioGroup {...args} {...kept} />
  },
} satisfies Meta<typeof RadioGroup<number>>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '禁用' }))
    await expect(args.onChange).toHaveBeenCalledWith(0)
  },
}

export const Vertical: Story = {
  args: {
    orientation: 'vertical',
    options: [
      { value: 1, label: '已发布', hint: '保存后访客立即可见' },
      { value: 0, label: '草稿', hint: '只有管理员可见' },
    ],
  },
}

export const Invalid: Story = { args: { value: null, error: '请选择状态', isRequired: true } }

export const Disabled: Story = { args: { isDisabled: true } }
