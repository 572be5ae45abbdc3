import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Alert } from './index.ts'

test('a failure interrupts a screen reader, other messages wait', () => {
  render(
    <>
      <Alert tone="danger">发送失败</Alert>
      <Alert tone="success">发送成功</Alert>
    </>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('发送失败')
  expect(screen.getByRole('status')).toHaveTextContent('发送成功')
})

test('what it says is given the whole width, so that a comparison in it may stand side by side', () => {
  render(<Alert tone="warning">两个版本</Alert>)
  expect(getComputedStyle(screen.getByText('两个版本')).getPropertyValue('justify-self')).toBe('stretch')
})
