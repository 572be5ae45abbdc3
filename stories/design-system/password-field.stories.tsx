import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PasswordField } from '#design-system/password-field/index.ts'
import { Narrow } from './layout.tsx'

const meta = {
  title: 'Design system/Password field',
  component: PasswordField,
  args: { label: '密码', name: 'password' },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: { required: true, hint: '至少 10 个字符' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(/^密码/)
    await userEvent.type(input, 'demo-only-2026')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: '显示密码' }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveValue('demo-only-2026')
  },
}

export const States: Story = {
  render: () => (
    <>
      <PasswordField label="空" />
      <PasswordField label="已填写" defaultValue="demo-only-2026" />
      <PasswordField label="有错误" defaultValue="short" error="新密码至少 10 个字符" />
      <PasswordField label="停用" defaultValue="demo-only-2026" disabled />
    </>
  ),
}
