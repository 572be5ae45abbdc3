import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MediaFrame } from './index.ts'

test('a missing picture shows the placeholder under the same name', () => {
  render(<MediaFrame alt="公众号二维码" missing="暂无二维码" />)
  expect(screen.getByRole('img', { name: '公众号二维码' })).toHaveTextContent('暂无二维码')
})

test('a failing picture gives way to the placeholder, a new address is tried again', () => {
  const { rerender } = render(<MediaFrame src="/upload/a.webp" alt="地块" />)
  fireEvent.error(screen.getByRole('img', { name: '地块' }))
  expect(screen.getByRole('img', { name: '地块' }).tagName).toBe('DIV')
  rerender(<MediaFrame src="/upload/b.webp" alt="地块" />)
  expect(screen.getByRole('img', { name: '地块' })).toHaveAttribute('src', '/upload/b.webp')
})
