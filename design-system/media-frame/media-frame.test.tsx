import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MediaFrame } from './index.ts'

test('pictures load lazily and keep srcset and sizes; the first of all loads at once', () => {
  render(
    <>
      <MediaFrame src="/upload/a.webp" srcSet="/upload/a.webp 640w" sizes="50vw" alt="地块" />
      <MediaFrame src="/upload/b.webp" alt="等高线" isPriority />
    </>,
  )
  expect(screen.getByRole('img', { name: '地块' })).toHaveAttribute('loading', 'lazy')
  expect(screen.getByRole('img', { name: '地块' })).toHaveAttribute('srcset', '/upload/a.webp 640w')
  expect(screen.getByRole('img', { name: '地块' })).toHaveAttribute('sizes', '50vw')
  expect(screen.getByRole('img', { name: '等高线' })).toHaveAttribute('loading', 'eager')
  expect(screen.getByRole('img', { name: '等高线' })).toHaveAttribute('fetchpriority', 'high')
})

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
