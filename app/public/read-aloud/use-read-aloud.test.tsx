import { useNavigate } from '@remix-run/react'
import { createRemixStub } from '@remix-run/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { PRESS_LOST } from '#app/browser/press-failed-message.ts'
import { ReadAloudButton } from './read-aloud-button.tsx'
import { fakeSynthesis, FakeUtterance } from './speech-fixture.tsx'
import { useReadAloud, type LoadPlayer } from './use-read-aloud.tsx'

const speech = fakeSynthesis()

// The first import compiles it, which takes longer than a query waits.
beforeAll(() => import('./page-player.tsx'))

beforeEach(() => {
  document.documentElement.dataset.theme = 'light'
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)
  vi.stubGlobal('speechSynthesis', speech.synth)
})

afterEach(() => {
  vi.unstubAllGlobals()
  delete document.documentElement.dataset.theme
})

function Page({ load }: { load?: LoadPlayer }) {
  const { readAloud, player } = useReadAloud(load)
  const go = useNavigate()
  return (
    <>
      <ReadAloudButton onClick={readAloud} />
      <main>
        <h1>标题</h1>
        <ReadAloudButton onClick={readAloud} />
        <button onClick={() => go('/about')}>去</button>
      </main>
      {player}
    </>
  )
}

async function renderPage(load?: LoadPlayer) {
  const Stub = createRemixStub([{ path: '*', Component: () => <Page load={load} /> }])
  render(<Stub />)
  return (await screen.findAllByRole('button', { name: '朗读' }))[0]!
}

const player = () => screen.queryByRole('toolbar', { name: '朗读' })

test('a press brings the player, which reads the page; stopping gives the focus back', async () => {
  const button = await renderPage()
  await userEvent.click(button)
  await screen.findByRole('toolbar')
  await waitFor(() => expect(speech.said.at(-1)?.text).toBe('标题'))
  expect(button).not.toHaveAttribute('aria-busy')
  await userEvent.click(screen.getByRole('button', { name: '停止' }))
  expect(player()).toBeNull()
  expect(button).toHaveFocus()
})

test('a second press begins again, with one player', async () => {
  const button = await renderPage()
  await userEvent.click(button)
  await screen.findByRole('toolbar')
  await userEvent.click(button)
  await waitFor(() => expect(screen.getAllByRole('toolbar')).toHaveLength(1))
  await act(async () => void window.dispatchEvent(new Event('pagehide')))
  expect(player()).toBeNull()
})

test('a page has one player, whichever of its buttons is pressed; stopping leads back to that button', async () => {
  await userEvent.click(await renderPage())
  await screen.findByRole('toolbar')
  const other = screen.getAllByRole('button', { name: '朗读' })[1]!
  await userEvent.click(other)
  await userEvent.click(screen.getByRole('button', { name: '停止' }))
  expect(player()).toBeNull()
  expect(other).toHaveFocus()
})

test('it stops where the page changes to another address', async () => {
  await userEvent.click(await renderPage())
  await screen.findByRole('toolbar')
  await userEvent.click(screen.getByRole('button', { name: '去' }))
  await waitFor(() => expect(player()).toBeNull())
})

test('X-55 where its script is lost the press is told of, and the next one tries again', async () => {
  const told = vi.fn()
  addEventListener(PRESS_LOST, told)
  const load = vi.fn(() => Promise.reject(new Error('lost')))
  const button = await renderPage(load)
  await userEvent.click(button)
  await userEvent.click(button)
  expect(told).toHaveBeenCalledTimes(2)
  expect(load).toHaveBeenCalledTimes(2)
  expect(button).not.toHaveAttribute('aria-busy')
  removeEventListener(PRESS_LOST, told)
})
