import type { Decorator } from '@storybook/react-vite'
import { useEffect, useState, type ReactElement } from 'react'
import { pageViewsCss } from '#scripts/page-views/page-views-css.ts'
import { PageViews } from '#scripts/page-views/page-views.tsx'

/** Shows what Baidu, WeChat and a screen reader make of the story as the server prints it (lens 看的人). */
export const seenByPrograms: Decorator = (Story, { globals }) =>
  globals.seen === 'programs' ? <SeenByPrograms story={<Story />} theme={String(globals.theme)} /> : <Story />

function SeenByPrograms({ story, theme }: { story: ReactElement; theme: string }) {
  const [seen, setSeen] = useState<{ page?: Document; failure?: { error: unknown } }>({})
  useEffect(() => {
    let isWanted = true
    // The server's renderer is loaded by those only who look through this lens.
    import('./print-story.tsx')
      .then(({ printStory }) => printStory(story, theme))
      .then((printed) => isWanted && setSeen({ page: pageOf(printed) }))
      .catch((error: unknown) => isWanted && setSeen({ failure: { error } }))
    return () => {
      isWanted = false
    }
  }, [story, theme])

  // Storybook shows what a story throws as its failure.
  if (seen.failure) throw seen.failure.error
  if (!seen.page) return null
  return (
    <main>
      <style>{pageViewsCss}</style>
      <PageViews page={seen.page} isPart={!seen.page.querySelector('title')} />
    </main>
  )
}

/** The frame's own title is not the page's, which stands in the body together with what else a page tells of itself. */
function pageOf(printed: string): Document {
  const page = new DOMParser().parseFromString(printed, 'text/html')
  page.head.querySelector('title')?.remove()
  return page
}
