import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Lightbox } from './lightbox.tsx'

const pictures = [1, 2, 3].map((id) => ({ id, src: `/upload/${id}.webp`, title: `图 ${id}` }))

function open() {
  const turn = vi.fn()
  render(<Lightbox label="图集" pictures={pictures} index={1} onTurn={turn} onClose={() => {}} />)
  return { turn, dialog: screen.getByRole('dialog'), picture: screen.getByRole('img') }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('← and → turn, but with Alt, Ctrl, Meta or Shift they are the browser’s', () => {
  const { turn, dialog } = open()
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    fireEvent.keyDown(dialog, { key: 'ArrowLeft', [modifier]: true })
  expect(turn).not.toHaveBeenCalled()
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' })
  expect(turn).toHaveBeenLastCalledWith(0)
  fireEvent.keyDown(dialog, { key: 'ArrowRight' })
  expect(turn).toHaveBeenLastCalledWith(2)
})

interface Place {
  clientX: number
  clientY: number
}

/** Fingers go down one after the other at these places, and the first goes to another and is lifted. */
function touch(picture: HTMLElement, fingers: readonly Place[], lifted: Place) {
  fingers.forEach((place, pointerId) => fireEvent.pointerDown(picture, pointer(pointerId, place)))
  fireEvent.pointerMove(picture, pointer(0, lifted))
  fireEvent.pointerUp(picture, pointer(0, lifted))
  fingers.slice(1).forEach((place, index) => fireEvent.pointerUp(picture, pointer(index + 1, place)))
}

const pointer = (pointerId: number, place: Place) => ({ pointerId, pointerType: 'touch', ...place })

const middle = { clientX: 180, clientY: 300 }
const left = { clientX: 60, clientY: 310 }

test('a swipe turns, also a slanting one', () => {
  const { turn, picture } = open()
  touch(picture, [middle], left)
  expect(turn).toHaveBeenCalledExactlyOnceWith(2)
})

test.each([
  ['two fingers, which enlarge the picture', [middle, { clientX: 200, clientY: 320 }], left],
  ['a finger that goes up and drifts aside', [middle], { clientX: 110, clientY: 120 }],
  ['a tap', [middle], middle],
] as const)('%s turn nothing', (_what, fingers, lifted) => {
  const { turn, picture } = open()
  touch(picture, fingers, lifted)
  expect(turn).not.toHaveBeenCalled()
})

test('buttons and keys enlarge, and in an enlarged picture neither arrows nor a finger turn', () => {
  const { turn, dialog, picture } = open()
  expect(screen.getByRole('button', { name: '缩小' })).toHaveAttribute('aria-disabled', 'true')
  press('放大')
  fireEvent.keyDown(dialog, { key: '+', shiftKey: true })
  expect(screen.getByText('2.3 倍')).toBeInTheDocument()
  fireEvent.keyDown(dialog, { key: 'ArrowRight' })
  touch(picture, [middle], left)
  expect(turn).not.toHaveBeenCalled()
  press('缩小')
  press('缩小')
  expect(screen.getByText('1.0 倍')).toBeInTheDocument()
})

test('two fingers enlarge by how far they spread, two taps enlarge and go back', () => {
  const { picture } = open()
  touch(picture, [middle, { clientX: 280, clientY: 300 }], { clientX: 130, clientY: 300 })
  expect(screen.getByText('1.5 倍')).toBeInTheDocument()
  const doubleTap = () => [1, 2].forEach(() => touch(picture, [middle], middle))
  doubleTap()
  expect(screen.getByText('1.0 倍')).toBeInTheDocument()
  doubleTap()
  expect(screen.getByText('2.5 倍')).toBeInTheDocument()
})

test('the wheel enlarges with Ctrl only, and then the page stays as it is', () => {
  const { picture } = open()
  expect(fireEvent.wheel(picture, { deltaY: -100 })).toBe(true)
  expect(fireEvent.wheel(picture, { deltaY: -100, ctrlKey: true })).toBe(false)
  expect(screen.getByText('1.6 倍')).toBeInTheDocument()
})
