import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Lightbox } from './lightbox.tsx'

const pictures = [1, 2, 3].map((id) => ({ id, src: `/upload/${id}.webp`, title: `图 ${id}` }))

test('← and → turn, but with Alt, Ctrl, Meta or Shift they are the browser’s', () => {
  const turn = vi.fn()
  render(<Lightbox label="图集" pictures={pictures} index={1} onTurn={turn} onClose={() => {}} />)
  const dialog = screen.getByRole('dialog')
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    fireEvent.keyDown(dialog, { key: 'ArrowLeft', [modifier]: true })
  expect(turn).not.toHaveBeenCalled()
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' })
  expect(turn).toHaveBeenLastCalledWith(0)
  fireEvent.keyDown(dialog, { key: 'ArrowRight' })
  expect(turn).toHaveBeenLastCalledWith(2)
})
