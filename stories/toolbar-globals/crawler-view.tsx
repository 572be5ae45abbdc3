import type { Decorator } from '@storybook/react-vite'
import { useState, type ReactElement } from 'react'
import { pageViewsCss } from '#scripts/page-views/page-views-css.ts'
import { shareCard } from '#scripts/page-views/share-card.ts'
import { PageViews } from '#scripts/page-views/page-views.tsx'
import { usePrintedStory } from './use-printed-story.ts'

/** Shows what Baidu, WeChat and a screen reader make of the story as the server prints it (lens 看的人). */
export const withCrawlerView: Decorator = (Story, { globals }) =>
  globals.seen === 'programs' ? <CrawlerView story={<Story />} theme={String(globals.theme)} /> : <Story />

function CrawlerView({ story, theme }: { story: ReactElement; theme: string }) {
  const printed = usePrintedStory(story, theme)
  const [page, setPage] = useState<Document>()
  if (printed === undefined) return null
  return (
    <main>
      <style>{pageViewsCss}</style>
      {/* Names are computed of elements that stand in a window; no script runs there. */}
      <iframe
        hidden
        title="给程序看的页面"
        sandbox="allow-same-origin"
        srcDoc={printed}
        onLoad={({ currentTarget }) => setPage(withOwnHead(currentTarget.contentDocument))}
      />
      {page && (
        <PageViews
          page={page}
          pictureAt={pictureOf(shareCard(page).picture)}
          isPart={!page.querySelector('title')}
        />
      )}
    </main>
  )
}

/** Removes the frame's title; the page's title is in the body with its other metadata. */
function withOwnHead(page: Document | null): Document | undefined {
  page?.head.querySelector('title')?.remove()
  return page ?? undefined
}

/** What stands for the picture that the site would draw. A story requests no other host, not even its own address. */
function pictureOf(address: string): string {
  const { pathname } = new URL(address, window.location.href)
  return pathname.startsWith('/share/') ? '/images/share.jpg' : pathname
}
