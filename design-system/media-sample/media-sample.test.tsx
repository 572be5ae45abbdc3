import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { expectConsoleError } from '#tests/setup/component.ts'
import { VideoCard } from './index.ts'

const card = <VideoCard title="目标跟踪" src="/upload/tracking.mp4" />
const film = () => screen.getByLabelText('目标跟踪')
const screenOf = () => film().parentElement!

test('P-272 the controls come with the mouse and go with it', () => {
  render(card)
  expect(film()).not.toHaveAttribute('controls')
  fireEvent.pointerEnter(screenOf(), { pointerType: 'mouse' })
  expect(film()).toHaveAttribute('controls')
  fireEvent.pointerLeave(screenOf(), { pointerType: 'mouse' })
  expect(film()).not.toHaveAttribute('controls')
})

test('the mouse that leaves does not take them from the keyboard', () => {
  render(card)
  act(() => film().focus())
  fireEvent.pointerEnter(screenOf(), { pointerType: 'mouse' })
  fireEvent.pointerLeave(screenOf(), { pointerType: 'mouse' })
  expect(film()).toHaveAttribute('controls')
  act(() => film().blur())
  expect(film()).not.toHaveAttribute('controls')
})

test('a finger that is lifted leaves the controls there to be pressed', () => {
  render(card)
  fireEvent.pointerEnter(screenOf(), { pointerType: 'touch' })
  fireEvent.pointerLeave(screenOf(), { pointerType: 'touch' })
  expect(film()).toHaveAttribute('controls')
})

test('a large button plays the film, goes with it and comes back at its end', () => {
  render(card)
  const sign = () => screen.queryByRole('button', { name: '播放：目标跟踪' })
  const play = vi.spyOn(film() as HTMLVideoElement, 'play').mockResolvedValue()
  fireEvent.click(sign()!)
  expect(play).toHaveBeenCalledOnce()
  expect(film()).toHaveFocus()
  fireEvent(film(), new Event('play'))
  expect(sign()).toBeNull()
  fireEvent(film(), new Event('ended'))
  expect(sign()).toBeInTheDocument()
})

test('where nothing can hover the controls are always there', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), { matches: query === '(hover: none)' }) as unknown as MediaQueryList,
  )
  render(card)
  expect(film()).toHaveAttribute('controls')
})

test('the server prints the controls, which go when the script arrives', () => {
  // The test's document does not read the attribute of the printed film as every browser does.
  expectConsoleError(/did not match.*muted/)
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(card)
  expect(film()).toHaveAttribute('controls')
  expect(screen.queryByRole('button')).toBeNull()
  render(card, { container: place, hydrate: true })
  expect(film()).not.toHaveAttribute('controls')
})
