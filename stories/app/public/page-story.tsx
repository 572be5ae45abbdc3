import type { MetaDescriptor } from '@remix-run/node'
import { Meta, Outlet, useLoaderData } from '@remix-run/react'
import { useContext, useState, type ComponentType } from 'react'
import { loadLayout, type LayoutContent } from '#app/public/layout/load-layout.ts'
import { PublicLayout } from '#app/public/layout/public-layout.tsx'
import { bannerMeta } from '#app/public/page-meta.ts'
import { bannerHead } from '#app/public/seo/page-heads.ts'
import type { PageTexts } from '#app/public/page-texts.ts'
import type { PageReader } from '#app/page-data/page-reader.ts'
import { Printing } from '#stories/toolbar-globals/printing.ts'
import { createRemixStub } from '#stories/remix-stub.tsx'
import { newPageReader } from './new-page-reader.ts'

interface PageParts<Content extends object> {
  /** Where the page stands, such as `/about`. */
  path: string
  /** The function that the route's loader calls. */
  load: (read: PageReader) => Promise<Content>
  Page: ComponentType<Content>
  /** Whether its top is dark and lies under the header. */
  startsDark?: boolean
  /** What the page tells programs of itself, by its content; unless told, what its banner says. */
  meta?: (content: Content) => MetaDescriptor[]
}

/** The address that pages tell programs they stand at; nobody is asked under it. */
export const storyAddress = 'https://www.example.com'

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
  meta = (content) => metaOfBanner(path, content),
}: PageParts<Content>) {
  const Loaded = () => <Page {...(useLoaderData() as Content)} />
  return function PageStory({ change = (content) => content }: PageStoryProps<Content>) {
    const [Stub] = useState(() => {
      const read = newPageReader()
      return createRemixStub([
        {
          id: 'layout',
          loader: () => loadLayout(read),
          Component: Layout,
          children: [
            {
              path,
              handle: { startsDark },
              meta: ({ data }) => (data ? meta(data as Content) : []),
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

function Layout() {
  const isPrinted = useContext(Printing)
  return (
    <PublicLayout {...(useLoaderData() as LayoutContent)}>
      {/* For toolbar globals that read the printed page; a live story stands in a document of its own. */}
      {isPrinted && <Meta />}
      <Outlet />
    </PublicLayout>
  )
}

function metaOfBanner(path: string, content: { texts?: PageTexts }): MetaDescriptor[] {
  const { texts } = content
  if (!texts) return []
  const head = bannerHead(path as Parameters<typeof bannerHead>[0], texts, storyAddress)
  return bannerMeta(path, { content: { texts }, head, publicUrl: storyAddress })
}
