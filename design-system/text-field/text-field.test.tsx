import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { TextArea } from '#design-system/text-area/index.ts'
import { TextField } from './index.ts'

test('label, required mark and hint belong to the input', () => {
  render(<TextField label="姓名" required hint="2 到 20 个字" />)
  const input = screen.getByRole('textbox', { name: '姓名（必填）' })
  expect(input).toBeRequired()
  expect(input).toHaveAccessibleDescription('2 到 20 个字')
  expect(input).not.toHaveAttribute('aria-invalid')
})

test('an error marks the input invalid and takes the place of the hint', () => {
  render(<TextField label="姓名" hint="2 到 20 个字" error="请输入姓名" />)
  const input = screen.getByRole('textbox', { name: '姓名' })
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription('请输入姓名')
  expect(screen.queryByText('2 到 20 个字')).not.toBeInTheDocument()
})

test('an uncontrolled field keeps what is typed while its error changes', async () => {
  const { rerender } = render(<TextField label="邮箱" defaultValue="a" />)
  await userEvent.type(screen.getByRole('textbox'), 'b@c')
  rerender(<TextField label="邮箱" defaultValue="a" error="请输入正确的邮箱地址" />)
  expect(screen.getByRole('textbox')).toHaveValue('ab@c')
})

test('a text area takes its rows and is described by its error', () => {
  render(<TextArea label="留言内容" rows={6} error="请输入留言内容" />)
  const area = screen.getByRole('textbox', { name: '留言内容' })
  expect(area).toHaveAttribute('rows', '6')
  expect(area).toHaveAccessibleDescription('请输入留言内容')
})
