import { act, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { expectConsoleError } from '#tests/setup/component.ts'
import { keepPrinted } from './static-fallback.tsx'

const Live = () => <p>live</p>
const lost = () => Promise.reject(new Error('script lost'))

afterEach(() => document.body.replaceChildren())

async function hydrate(printed: string, fetch = vi.fn(async () => Live)) {
  expectConsoleError(/script lost/)
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = `<div>${printed}</div>`
  const first = place.querySelector('p')
  const Kept = keepPrinted(lost(), fetch, Live)
  await act(async () => void hydrateRoot(place, <Kept />))
  return { place, first, fetch }
}

const networkReturns = () => act(async () => void fireEvent(window, new Event('online')))

test('what the server printed stays the very same element until the live section is there', async () => {
  const { place, first } = await hydrate('<p>printed</p>')
  expect(place.querySelector('p')).toBe(first)
  await networkReturns()
  expect(place).toHaveTextContent(/^live$/)
})

test('what is printed for browsers without script is uncovered', async () => {
  const { place } = await hydrate('<p>printed</p><noscript><b>all of it</b></noscript>')
  expect(place.querySelector('b')).toHaveTextContent('all of it')
  expect(place.firstElementChild).toHaveAttribute('data-plain')
})

test.each([
  ['written', '<input value="">', (field: HTMLElement) => ((field as HTMLInputElement).value = '林晓')],
  ['focused', '<input value="">', (field: HTMLElement) => field.focus()],
  ['unfolded', '<details><p>more</p></details>', (details: HTMLElement) => details.toggleAttribute('open')],
])('what is %s there is not taken away', async (_state, printed, use) => {
  const { place, fetch } = await hydrate(`<p>printed</p>${printed}`)
  use(place.querySelector<HTMLElement>('input, details')!)
  await networkReturns()
  expect(place).toHaveTextContent(/printed/)
  expect(fetch).not.toHaveBeenCalled()
})

test('a button that was pressed in vain gives way to the live one, and the focus stays on it', async () => {
  const Buttons = () => (
    <>
      <a href="/about">about</a>
      <button>live</button>
    </>
  )
  const { place } = await hydrate(
    '<a href="/about">about</a><button>printed</button>',
    vi.fn(async () => Buttons),
  )
  place.querySelector('button')?.focus()
  await networkReturns()
  expect(screen.getByRole('button', { name: 'live' })).toHaveFocus()
})

test('acts ask again ten seconds after a failure, not sooner', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { place, fetch } = await hydrate('<p>printed</p>')
  const move = () => act(async () => void fireEvent.pointerMove(document))
  vi.setSystemTime(Date.now() + 9_000)
  await move()
  expect(fetch).not.toHaveBeenCalled()
  vi.setSystemTime(Date.now() + 1_000)
  await move()
  expect(place).toHaveTextContent(/^live$/)
  vi.useRealTimers()
})

test('where nothing is printed any more the section is fetched', async () => {
  const Kept = keepPrinted(new Promise<never>(() => {}), lost, Live)
  render(<Kept />)
  expect(await screen.findByText('live')).toBeVisible()
})
