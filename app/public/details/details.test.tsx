import { createRemixStub } from '@remix-run/testing'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { expectConsoleError } from '#tests/setup/component.ts'
import { DetailLink, Details } from './index.ts'

const entries = [
  { id: 1, title: '甲案', text: '甲的内容' },
  { id: 2, title: '乙案', text: '乙的内容' },
]

function Page() {
  return (
    <>
      {entries.map(({ id, title }) => (
        <DetailLink key={id} kind="case" id={id}>
          {title}
        </DetailLink>
      ))}
      <Details kind="case" entries={entries} titleOf={({ title }) => title}>
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

test('a dialog that the address itself opened closes as well', async () => {
  render(<Stub initialEntries={['/cases#case-1']} />)
  fireEvent.click(await screen.findByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('without script every entry stands in the page under the address of its link', () => {
  // The test's own router warns on the server; the product's does not.
  expectConsoleError(/useLayoutEffect/)
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(<Stub initialEntries={['/cases']} />).replace(/<\/?noscript>/g, '')
  const links = [...page.querySelectorAll('a[aria-haspopup]')]
  expect(
    links.map((link) => page.querySelector(new URL((link as HTMLAnchorElement).href).hash)?.textContent),
  ).toEqual(['甲案甲的内容收起', '乙案乙的内容收起'])
})
