import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Lightbox } from './lightbox.tsx'

const pictures = [1, 2, 3].map((id) => ({ id, src: `/upload/${id}.webp`, title: `图 ${id}` }))

afterEach(() => vi.unstubAllGlobals())

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

/** Fingers go down one after the other at these places, and the first is lifted at another. */
function touch(fingers: readonly { clientX: number; clientY: number }[], lifted: (typeof fingers)[number]) {
  const turn = vi.fn()
  render(<Lightbox label="图集" pictures={pictures} index={1} onTurn={turn} onClose={() => {}} />)
  const picture = screen.getByRole('img')
  fingers.forEach((_finger, index) => fireEvent.touchStart(picture, { touches: fingers.slice(0, index + 1) }))
  fireEvent.touchEnd(picture, { changedTouches: [lifted], touches: fingers.slice(1) })
  return turn
}

const middle = { clientX: 180, clientY: 300 }
const left = { clientX: 60, clientY: 310 }

test('a swipe turns, also a slanting one', () => {
  expect(touch([middle], left)).toHaveBeenCalledExactlyOnceWith(2)
})

test.each([
  ['two fingers, which enlarge the picture', [middle, { clientX: 200, clientY: 320 }], left],
  ['a finger that scrolls up and drifts aside', [middle], { clientX: 110, clientY: 120 }],
  ['a tap', [middle], middle],
] as const)('%s turn nothing', (_what, fingers, lifted) => {
  expect(touch(fingers, lifted)).not.toHaveBeenCalled()
})

test('a finger that moves about in an enlarged picture turns nothing', () => {
  vi.stubGlobal('visualViewport', { scale: 2 })
  expect(touch([middle], left)).not.toHaveBeenCalled()
})
