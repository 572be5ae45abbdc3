import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { ColumnChooser } from '#design-system/column-chooser/index.ts'
import { inConsole } from './in-console.tsx'

const columns = [
  { key: 'name', header: '姓名', isFixed: true },
  { key: 'subject', header: '主题' },
  { key: 'phone', header: '电话' },
  { key: 'createTime', header: '创建时间' },
]

const meta = {
  id: 'design-system-column-chooser',
  title: 'Design system/输入/显示列 Column chooser · 列设置 自定义列 columns',
  component: ColumnChooser,
  decorators: [inConsole],
  args: { columns, hiddenKeys: new Set<string>(), onChange: fn() },
  render: function Choosing({ hiddenKeys, onChange, ...args }) {
    const [hidden, setHidden] = useState(hiddenKeys)
    return (
      <ColumnChooser
        {...args}
        hiddenKeys={hidden}
        onChange={(keys) => {
          setHidden(keys)
          onChange(keys)
        }}
      />
    )
  },
} satisfies Meta<typeof ColumnChooser>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '显示列' }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: '电话' }))
    await expect(args.onChange).toHaveBeenCalledWith(new Set(['phone']))
    await userEvent.click(screen.getByRole('menuitem', { name: '恢复默认' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(new Set())
  },
}

/** The column that names the rows stays; what is left out can be taken back at once. */
export const Open: Story = {
  args: { hiddenKeys: new Set(['phone']) },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: '显示列' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('menuitemcheckbox', { name: '电话' })).toHaveAttribute(
      'aria-checked',
      'false',
    )
    await expect(screen.getByRole('menuitemcheckbox', { name: '姓名' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
