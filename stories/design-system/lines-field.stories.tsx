import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LinesField } from '#design-system/lines-field/index.ts'
import { inConsole } from './in-console.tsx'
import { useStoryValue } from './use-story-value.ts'

const meta = {
  id: 'design-system-lines-field',
  title: 'Design system/输入/逐行文本 Lines field · 多值文本 短句列表 multiple lines',
  component: LinesField,
  decorators: [inConsole],
  args: { label: '特点列表', value: ['多轮质检', '按日交付'], max: 12, onChange: fn() },
  render: function Listing(args) {
    const kept = useStoryValue(args)
    return (
      <div style={{ maxWidth: 420 }}>
        <LinesField {...args} {...kept} />
      </div>
    )
  },
} satisfies Meta<typeof LinesField>

export default meta
type Story = StoryObj<typeof meta>

/** Enter adds a line below, Backspace in an empty line takes it away, the arrows walk. */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '第 2 行' }))
    await userEvent.keyboard('{Enter}隔离环境')
    await expect(args.onChange).toHaveBeenLastCalledWith(['多轮质检', '按日交付', '隔离环境'])
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('textbox', { name: '第 2 行' })).toHaveFocus()
    await userEvent.clear(canvas.getByRole('textbox', { name: '第 2 行' }))
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['多轮质检', '隔离环境'])
    await expect(canvas.getByRole('textbox', { name: '第 1 行' })).toHaveFocus()
  },
}

/** A pasted list is split; its numbers and bullets go. */
export const Pasted: Story = {
  args: { value: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '第 1 行' }))
    await userEvent.paste('1. 图像采集\n2. 语音采集\n\n3. 文本采集')
    await expect(args.onChange).toHaveBeenLastCalledWith(['图像采集', '语音采集', '文本采集'])
    await expect(canvas.getByRole('textbox', { name: '第 3 行' })).toHaveFocus()
  },
}

export const Empty: Story = {
  args: { value: [], placeholder: '例如：多轮质检', hint: '每行一项，按回车添加' },
}

export const Full: Story = {
  args: { value: ['一', '二', '三'], max: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '添加一行' })).toBeDisabled()
  },
}

export const Invalid: Story = { args: { value: [], error: '请至少填写一项', isRequired: true } }

export const Disabled: Story = { args: { isDisabled: true } }

export const LongText: Story = {
  args: { value: ['一句长得在一行里放不下的话，它在输入框里可以左右移动着看完，不会把表单撑宽', '短句'] },
}

export const Many: Story = {
  args: { value: Array.from({ length: 24 }, (_, index) => `第 ${index + 1} 项优势`), max: 24 },
}
