import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { NumberField } from '#design-system/number-field/index.ts'
import { inConsole } from './in-console.tsx'
import { useStoryValue } from './use-story-value.ts'

const meta = {
  id: 'design-system-number-field',
  title: 'Design system/输入/数字输入 Number field · 数值 步进器 stepper',
  component: NumberField,
  decorators: [inConsole],
  args: { label: '排序', value: 0, max: 999, hint: '数字越小越靠前', onChange: fn() },
  render: function Counting(args) {
    const kept = useStoryValue(args)
    return (
      <div style={{ maxWidth: 240 }}>
        <NumberField {...args} {...kept} />
      </div>
    )
  },
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: '排序' })
    await userEvent.clear(input)
    await userEvent.type(input, '5000')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(5000)
  },
}

export const Coordinate: Story = {
  args: { label: '纬度', value: 31.820567, min: -90, max: 90, decimals: 6, hasSteps: false, hint: undefined },
}

export const WithUnit: Story = { args: { label: '工位数', value: 120, unit: '个', hint: undefined } }

export const Invalid: Story = { args: { value: null, error: '请输入排序', isRequired: true } }

export const Disabled: Story = { args: { isDisabled: true } }
