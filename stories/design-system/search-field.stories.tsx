import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SearchField } from '#design-system/search-field/index.ts'
import { inConsole } from './in-console.tsx'

const meta = {
  id: 'design-system-search-field',
  title: 'Design system/输入/搜索 Search field · 查找 关键字 search',
  component: SearchField,
  decorators: [inConsole],
  args: { placeholder: '搜索标题、链接', hasSlashShortcut: true },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('/')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await userEvent.keyboard('合肥')
    await userEvent.click(canvas.getByRole('button', { name: '清除搜索' }))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
}

export const Filled: Story = { args: { defaultValue: '智能标注' } }

export const Disabled: Story = { args: { isDisabled: true } }
