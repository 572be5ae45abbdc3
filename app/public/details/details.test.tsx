import { createRemixStub } from '@remix-run/testing'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { expectConsoleError } from '#tests/setup/component.ts'
import { DetailLink, Details } from './index.ts'

const entries = [
  { id: 1, title: '甲案', text: '甲的内容' },
  { id: 2, title: '乙案', text: '乙的内容' },
]

/** @param unfolded what stands without script in the place of what the dialog holds */
function Page({ unfolded }: { unfolded?: () => ReactNode }) {
  return (
    <>
      {entries.map(({ id, title }) => (
        <DetailLink key={id} kind="case" id={id}>
          {title}
        </DetailLink>
      ))}
      <Details kind="case" entries={entries} titleOf={({ title }) => title} unfolded={unfolded}>
        {({ text }) => <p>{text}</p>}
      </Details>
    </>
  )
}

const Stub = createRemixStub([{ path: '*', Component: Page }])

test('an address that names an entry opens its dialog', async () => {
  render(<Stub initialEntries={['/cases#case-2']} />)
  expect(await screen.findByRole('dialog', { name: '乙案' })).toHaveTextContent('乙的内容')
})

test('an unknown entry opens nothing', () => {
  render(<Stub initialEntries={['/cases#case-9']} />)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a link opens the entry, the cross closes it', async () => {
  render(<Stub initialEntries={['/cases']} />)
  fireEvent.click(screen.getByRole('link', { name: '甲案' }))
  expect(await screen.findByRole('dialog', { name: '甲案' })).toHaveTextContent('甲的内容')
  fireEvent.click(screen.getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('a dialog that the address itself opened closes as well, and the focus goes to its card', async () => {
  render(<Stub initialEntries={['/cases#case-1']} />)
  fireEvent.click(await screen.findByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('link', { name: '甲案' })).toHaveFocus()
})

test('a card that stands folded behind a button is unfolded for the focus', async () => {
  const Folded = () => (
    <details>
      <summary>查看全部</summary>
      <Page />
    </details>
  )
  const FoldedStub = createRemixStub([{ path: '*', Component: Folded }])
  const { container } = render(<FoldedStub initialEntries={['/cases#case-1']} />)
  fireEvent.click(await screen.findByText('甲的内容'))
  fireEvent(container.querySelector('dialog')!, new Event('cancel', { cancelable: true }))
  await waitFor(() => expect(container.querySelector('a#case-1')).toHaveFocus())
  expect(container.querySelector('details')).toHaveAttribute('open')
})

test('the address of an entry has its place in the page, at its link', async () => {
  render(<Stub initialEntries={['/cases']} />)
  expect(await screen.findByRole('link', { name: '乙案' })).toHaveAttribute('id', 'case-2')
})

/** What each link leads to in a page without script. */
function unfoldedIn(Pages: typeof Stub) {
  // The test's own router warns on the server; the product's does not.
  expectConsoleError(/useLayoutEffect/)
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(<Pages initialEntries={['/cases']} />).replace(/<\/?noscript>/g, '')
  const links = [...page.querySelectorAll<HTMLAnchorElement>('a[aria-haspopup]')]
  return links.map(({ href }) => page.querySelector(new URL(href).hash)?.textContent)
}

test('without script every entry stands in the page under the address of its link', () => {
  expect(unfoldedIn(Stub)).toEqual(['甲案甲的内容收起', '乙案乙的内容收起'])
})

test('or what leads to it, where its text is not in the page', () => {
  const unfolded = () => <a href="/cases/1">全文</a>
  const Brief = createRemixStub([{ path: '*', Component: () => <Page unfolded={unfolded} /> }])
  expect(unfoldedIn(Brief)).toEqual(['甲案全文收起', '乙案全文收起'])
})
