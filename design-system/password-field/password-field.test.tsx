import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { PasswordField } from './index.ts'

test('A password is hidden until its button shows it, and keeps what is typed', async () => {
  render(<PasswordField label="密码" required error="请输入密码" defaultValue="" />)
  const field = screen.getByLabelText(/^密码/)
  expect(field).toHaveAttribute('type', 'password')
  expect(field).toHaveAccessibleDescription('请输入密码')
  await userEvent.type(field, 'a long secret')
  await userEvent.click(screen.getByRole('button', { name: '显示密码' }))
  expect(field).toHaveAttribute('type', 'text')
  expect(field).toHaveValue('a long secret')
  await userEvent.click(screen.getByRole('button', { name: '隐藏密码' }))
  expect(field).toHaveAttribute('type', 'password')
})
