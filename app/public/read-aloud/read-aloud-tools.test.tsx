import { useNavigate } from '@remix-run/react'
import { createRemixStub } from '@remix-run/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ReadAloudTools } from './read-aloud-tools.tsx'

beforeEach(() => {
  document.documentElement.dataset.theme = 'senior'
})

afterEach(() => {
  delete document.documentElement.dataset.theme
})

function Page({ isText = false }: { isText?: boolean }) {
  const go = useNavigate()
  return (
    <>
      <main>{isText && <div data-read-aloud-place>2026-11-20</div>}</main>
      <button onClick={() => go(isText ? '/' : '/about/news/1')}>去</button>
      <ReadAloudTools onClick={() => {}} />
    </>
  )
}

test('it stands beside the title of a text, and floats where a page has none', async () => {
  const Stub = createRemixStub([
    { path: '/', Component: () => <Page /> },
    { path: '/about/news/1', Component: () => <Page isText /> },
  ])
  render(<Stub initialEntries={['/about/news/1']} />)
  const button = await screen.findByRole('button', { name: '朗读' })
  expect(button.parentElement).toHaveTextContent('2026-11-20')
  expect(button).not.toHaveAttribute('data-floating')
  await userEvent.click(screen.getByText('去'))
  await waitFor(() => expect(screen.getByRole('button', { name: '朗读' })).toHaveAttribute('data-floating'))
})
