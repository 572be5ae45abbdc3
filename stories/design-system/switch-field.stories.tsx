import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { SwitchField } from '#design-system/switch-field/index.ts'
import { inConsole } from './in-console.tsx'

const meta = {
  id: 'design-system-switch-field',
  title: 'Design system/输入/开关 Switch field · 切换 启停 toggle',
  component: SwitchField,
  decorators: [inConsole],
  args: { label: '在首页显示', isSelected: true, onChange: fn() },
  render: function Switching(args) {
    const [isOn, setOn] = useState(args.isSelected)
    return (
      <SwitchField
        {...args}
        isSelected={isOn}
        onChange={(next) => {
          setOn(next)
          args.onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof SwitchField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('switch').focus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenCalledWith(false)
  },
}

export const Off: Story = { args: { isSelected: false, hint: '关闭后访客看不到它' } }

export const InTable: Story = {
  args: { label: '启用状态：首页横幅', isLabelHidden: true, stateTexts: { on: '启用', off: '禁用' } },
}

export const Pending: Story = {
  args: { isPending: true, stateTexts: { on: '启用', off: '禁用' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = { args: { isDisabled: true } }
