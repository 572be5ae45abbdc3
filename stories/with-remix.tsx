import type { ActionFunction, LoaderFunction } from '@remix-run/node'
import type { Decorator } from '@storybook/react-vite'
import { createContext, useContext, useState, type ReactNode } from 'react'
import { createRemixStub } from '#stories/remix-stub.tsx'

interface RemixParameters {
  /** The address the story stands at. */
  path?: string
  /** What the route would load. */
  loader?: LoaderFunction
  /** What the route does with a posted form. */
  action?: ActionFunction
}

const Page = createContext<ReactNode>(null)

/** Gives a story Remix's router: links, forms and fetchers work. `parameters.remix` sets address, loader and action. */
export const withRemix: Decorator = (Story, { parameters }) => (
  <Page.Provider value={<Story />}>
    <RemixStub {...(parameters.remix as RemixParameters | undefined)} />
  </Page.Provider>
)

function RemixStub({ path = '/', loader, action }: RemixParameters) {
  const [Stub] = useState(() =>
    createRemixStub([{ id: 'story', path: '*', Component: Shown, loader, action }]),
  )
  return <Stub initialEntries={[path]} future={{ v3_fetcherPersist: true, v3_relativeSplatPath: true }} />
}

function Shown() {
  return useContext(Page)
}
