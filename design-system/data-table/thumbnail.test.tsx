import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Thumbnail } from './index.ts'

const measures = { width: '100px', height: '64px' }

test('A-646 a picture in a list is 100 by 64, and so is what stands for a missing one', () => {
  const { rerender } = render(<Thumbnail src="/upload/gate.webp" alt="校门" />)
  expect(screen.getByRole('img', { name: '校门' })).toHaveStyle(measures)
  fireEvent.error(screen.getByRole('img', { name: '校门' }))
  expect(screen.getByText('图片缺失')).toHaveStyle(measures)
  rerender(<Thumbnail src="" alt="" />)
  expect(screen.getByText('无图片')).toHaveStyle(measures)
})
