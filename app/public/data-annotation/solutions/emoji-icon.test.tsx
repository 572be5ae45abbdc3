import { readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawnEmoji, placeOfDrawing } from './drawn-emoji.ts'
import { EmojiIcon } from './emoji-icon.tsx'

test('P-139 a well-known emoji is covered by its drawing, with or without a variation selector', () => {
  render(
    <>
      <EmojiIcon emoji="🚗" />
      <EmojiIcon emoji="🛣️" />
    </>,
  )
  expect(screen.getByText('🚗')).toHaveAttribute('data-drawn')
  expect(screen.getByText('🛣️')).toHaveAttribute('data-drawn')
  expect(placeOfDrawing('🚗')).toBe(0)
  expect(placeOfDrawing('🛣️')).toBe(1)
})

test('P-139 any other emoji is shown as it is', () => {
  render(<EmojiIcon emoji="🦄" />)
  expect(screen.getByText('🦄')).not.toHaveAttribute('data-drawn')
})

test('every emoji of the list has its drawing in the file', () => {
  const file = readFileSync('app/public/data-annotation/solutions/emoji-icons.svg', 'utf8')
  expect(file.match(/<g /g)).toHaveLength([...drawnEmoji].length)
})
