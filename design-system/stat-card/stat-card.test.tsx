import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StatCard } from './index.ts'

test.each([
  ['as a card', undefined],
  ['as a button', () => {}],
])('%s it takes an id and aria attributes', (_kind, onPress) => {
  render(<StatCard label="轮播图" value={12} id="banners" aria-describedby="note" onPress={onPress} />)
  const card = screen.getByText('轮播图').parentElement
  expect(card).toHaveAttribute('id', 'banners')
  expect(card).toHaveAttribute('aria-describedby', 'note')
})
