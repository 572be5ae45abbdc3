import { Outlet, useLoaderData } from '@remix-run/react'
import { useState, type ComponentType } from 'react'
import { loadLayout, type LayoutContent } from '#app/public/layout/load-layout.ts'
import { PublicLayout } from '#app/public/layout/public-layout.tsx'
import type { Read } from '#app/read/read.ts'
import { createRemixStub } from '#stories/remix-stub.tsx'
import { newRead } from './new-read.ts'

interface PageParts<Content extends object> {
  /** Where the page stands, such as `/about`. */
  path: string
  /** The function that the route's loader calls. */
  load: (read: Read) => Promise<Content>
  Page: ComponentType<Content>
  /** Whether its top is dark and lies under the header. */
  startsDark?: boolean
}

export interface PageStoryProps<Content> {
  /** Changes what was loaded, for amounts and lengths that the mocks do not hold. */
  change?: (content: Content) => Content
}

/** A whole page between header and footer, loaded through MSW by the very functions that the routes' loaders use. */
export function pageStory<Content extends object>({
  path,
  load,
  Page,
  startsDark = true,
}: PageParts<Content>) {
  const Loaded = () => <Page {...(useLoaderData() as Content)} />
  return function PageStory({ change = (content) => content }: PageStoryProps<Content>) {
    const [Stub] = useState(() => {
      const read = newRead()
      return createRemixStub([
        {
          id: 'layout',
          loader: () => loadLayout(read),
          Component: Layout,
          children: [
            {
              path,
              handle: { startsDark },
              loader: async () => change(await load(read)),
              Component: Loaded,
            },
            { path: '*', Component: () => <p>该页面不在此故事中</p> },
          ],
        },
      ])
    })
    return <Stub initialEntries={[path]} />
  }
}

const Layout = () => (
  <PublicLayout {...(useLoaderData() as LayoutContent)}>
    <Outlet />
  </PublicLayout>
)
