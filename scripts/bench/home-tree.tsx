import { Outlet } from '@remix-run/react'
import { createRemixStub } from '@remix-run/testing'
import { ServerStyleSheet } from 'styled-components'
import { createAsk } from '#contract/ask/ask-in-process.ts'
import { answer } from '#contract/engine/answer.ts'
import { HomePage } from '#app/public/home/home-page.tsx'
import { loadHomePage } from '#app/public/home/load-home-page.ts'
import { loadLayout } from '#app/public/layout/load-layout.ts'
import { PublicLayout } from '#app/public/layout/public-layout.tsx'
import { createRead } from '#app/read/create-read.ts'
import { renderWhole } from '#app/server/render-whole.ts'
import { createMemoryBackend } from '#mocks/memory-backend.ts'

/** Loads the home page's content once and answers a function that prints its tree as the server does. */
export async function prepareHomeTree(): Promise<() => Promise<string>> {
  const backend = createMemoryBackend()
  const ask = createAsk((request) => answer(request, backend, { address: '127.0.0.1' }))
  const read = createRead(ask, { report: () => undefined })
  const [layout, content] = [await loadLayout(read), await loadHomePage(read)]
  const Stub = createRemixStub([
    {
      id: 'layout',
      Component: () => (
        <PublicLayout {...layout}>
          <Outlet />
        </PublicLayout>
      ),
      children: [{ id: 'home', path: '/', Component: () => <HomePage {...content} /> }],
    },
  ])
  return async () => {
    const sheet = new ServerStyleSheet()
    const { html } = await renderWhole(sheet.collectStyles(<Stub initialEntries={['/']} />), '')
    const page = `${sheet.getStyleTags()}${html}`
    sheet.seal()
    return page
  }
}
