import type { Decorator } from '@storybook/react-vite'
import type { ReactElement, SyntheticEvent } from 'react'
import { usePrintedStory } from './use-printed-story.ts'
import { PrintedPage } from './without-script.styles.ts'

/** Shows the story as the server prints it, in a frame where no script runs (lens JavaScript). */
export const withoutScript: Decorator = (Story, { globals, viewMode }) =>
  globals.script === 'off' ? (
    <WithoutScript story={<Story />} theme={String(globals.theme)} isWhole={viewMode !== 'docs'} />
  ) : (
    <Story />
  )

interface WithoutScriptProps {
  story: ReactElement
  theme: string
  /** The frame is as large as the window. */
  isWhole: boolean
}

function WithoutScript({ story, theme, isWhole }: WithoutScriptProps) {
  const page = usePrintedStory(story, theme)
  if (page === undefined) return null
  return (
    <PrintedPage
      title="没有脚本的页面"
      // No scripts, forms or navigation of the parent page. The origin stays the same, so that the mocks serve its
      // pictures.
      sandbox="allow-same-origin"
      srcDoc={page}
      onLoad={keepInside}
      $isWhole={isWhole}
    />
  )
}

/** Links to places of the page go there; the others would leave the story. */
function keepInside({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) {
  frame.contentDocument?.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest('a[href]')
    if (!link) return
    event.preventDefault()
    const href = link.getAttribute('href') ?? ''
    if (href.startsWith('#') && frame.contentWindow) frame.contentWindow.location.hash = href
  })
}
