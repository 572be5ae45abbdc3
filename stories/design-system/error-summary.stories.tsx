import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ErrorSummary } from '#design-system/error-summary/index.ts'

const meta = {
  id: 'design-system-errorsummary',
  title: 'Design system/反馈/错误汇总 Error summary · 错误列表 校验 validation',
  component: ErrorSummary,
  args: {
    errors: [
      { key: 'companyName', label: '公司名称', sentence: '请输入公司名称' },
      { key: 'email', label: '电子邮箱', sentence: '请输入电子邮箱' },
      { key: 'mission', label: '公司网站', sentence: '请填写以 http:// 或 https:// 开头的地址' },
    ],
    onSelect: fn(),
  },
} satisfies Meta<typeof ErrorSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: '有 3 处需要修改' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: '请输入电子邮箱' }))
    await expect(args.onSelect).toHaveBeenCalledWith('email')
  },
}
