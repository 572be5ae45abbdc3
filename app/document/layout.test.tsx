import { Outlet, useNavigate } from '@remix-run/react'
import { createRemixStub } from '@remix-run/testing'
import { act, screen } from '@testing-library/react'
import { useId } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { Layout } from '#app/root.tsx'
import { expectConsoleError } from '#tests/setup/component.ts'
import { DocumentParts } from './document-parts.ts'
import { clientParts } from './client-parts.tsx'
import { renderDocument } from './render-document.ts'
import { serverParts } from './server-parts.tsx'

let root: Root | undefined
afterEach(() => act(async () => root?.unmount()))

const Page = ({ to, look }: { to: string; look?: string }) => {
  const navigate = useNavigate()
  const id = useId()
  return (
    <>
      <label htmlFor={id}>姓名</label>
      <input id={id} />
      <button type="button" onClick={() => navigate(to, { state: look })}>
        去 {to}
      </button>
    </>
  )
}

const metaOf = (name: string) => () => [
  { title: name },
  { name: 'description', content: `${name}的介绍` },
  { tagName: 'link', rel: 'canonical', href: `https://www.example.com/${name}` },
]

const makeStub = () =>
  createRemixStub([
    {
      id: 'root',
      path: '/',
      Component: () => (
        <Layout>
          <Outlet />
        </Layout>
      ),
      children: [
        {
          id: 'routes/_public',
          children: [
            { id: 'about', path: 'about', Component: () => <Page to="/admin" />, meta: metaOf('关于') },
          ],
        },
        { id: 'admin', path: 'admin', Component: () => <Page to="/about" />, meta: metaOf('后台') },
      ],
    },
  ])

const hydrationData = { loaderData: { 'routes/_public': { look: 'spring' } } }

/** Prints a document as the server does, lets a stranger into it, and hydrates it as a browser does. */
async function open(interfere: () => void = () => undefined) {
  // React Router takes the document of the test for a browser's.
  expectConsoleError(/useLayoutEffect does nothing on the server/)
  const ServerStub = makeStub()
  const parts = serverParts({ nonce: 'abc', isNonceSent: false, isMocked: false })
  const rendered = renderToString(
    <DocumentParts.Provider value={parts}>
      <ServerStub initialEntries={['/about']} hydrationData={hydrationData} />
    </DocumentParts.Provider>,
  )
  const printed = new DOMParser().parseFromString(
    renderDocument(rendered, { look: 'spring', headEnd: '<style>h1{}</style>' }),
    'text/html',
  )
  document.documentElement.dataset.day = printed.documentElement.dataset.day
  document.head.innerHTML = printed.head.innerHTML
  document.body.innerHTML = printed.body.innerHTML
  interfere()
  const BrowserStub = makeStub()
  await act(async () => {
    root = hydrateRoot(
      document.getElementById('app')!,
      <DocumentParts.Provider value={clientParts()}>
        <BrowserStub initialEntries={['/about']} hydrationData={hydrationData} />
      </DocumentParts.Provider>,
    )
  })
}

const go = (to: string) => act(async () => screen.getByRole('button', { name: `去 ${to}` }).click())
const contentOf = (selector: string, name: string) =>
  [...document.head.querySelectorAll(selector)].map((each) => each.getAttribute(name))

test('a printed page is hydrated as it stands, with the same ids', async () => {
  let printed: Element | null = null
  await open(() => (printed = document.querySelector('input')))
  expect(screen.getByLabelText('姓名')).toBe(printed)
})

test('a hydrated page is marked as hydrated', async () => {
  await open()
  expect(document.querySelector('[data-asleep]')).toBeNull()
})

test('a page that is reached inside the site has its own title, description and canonical link', async () => {
  await open()
  await go('/admin')
  expect(document.title).toBe('后台')
  expect(contentOf('[name="description"]', 'content')).toEqual(['后台的介绍'])
  expect(contentOf('[rel="canonical"]', 'href')).toEqual(['https://www.example.com/后台'])
})

test('the look of the day goes with the pages that have one', async () => {
  await open()
  expect(document.documentElement.dataset.day).toBe('spring')
  await go('/admin')
  expect(document.documentElement.hasAttribute('data-day')).toBe(false)
})

test.each([
  ['behind the body', () => document.documentElement.append(document.createElement('div'))],
  ['first in the head', () => document.head.prepend(document.createElement('style'))],
  ['last in the head', () => document.head.append(document.createElement('meta'))],
  ['first in the body', () => document.body.prepend(document.createElement('div'))],
  ['last in the body', () => document.body.append(document.createElement('div'))],
  ['at the end of the page’s element', () => document.getElementById('app')!.append('甲')],
])('a foreign node %s changes nothing of the printed page', async (_where, interfere) => {
  let printed: Element | null = null
  let foreign: ChildNode[] = []
  await open(() => {
    printed = document.querySelector('input')
    const before = new Set(document.querySelectorAll('*'))
    interfere()
    foreign = [...document.querySelectorAll('*')].filter((each) => !before.has(each))
  })
  expect(document.querySelector('input')).toBe(printed)
  expect(document.querySelector('head style:not(:empty)')).not.toBeNull()
  expect(foreign.every((node) => node.isConnected)).toBe(true)
})

test('an element that is missing in the head is no error, also when the page is left', async () => {
  await open(() => document.querySelector('[name="description"]')!.remove())
  await go('/admin')
  expect(contentOf('[name="description"]', 'content')).toEqual(['后台的介绍'])
})
