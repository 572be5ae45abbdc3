import { Canvas, useOf } from '@storybook/addon-docs/blocks'
import type { ComponentProps } from 'react'

/** A story with this tag opens over the page, so documentation shows it in a window of its own. */
const FRAMED = 'framed'

/**
 * So do whole pages: below each other they would answer by the last one's scenario, and scroll to what one of them
 * gives the focus. Only those in sight are drawn.
 */
const WHOLE_PAGE = /^(Pages|Console|Lenses)\//

/** The block around each story of documentation: it knows which of them stand in a frame, wherever they are shown. */
export function DocsCanvas(props: ComponentProps<typeof Canvas>) {
  const { story } = useOf(props.of ?? 'story', ['story'])
  const isFramed = story.tags.includes(FRAMED) || WHOLE_PAGE.test(story.title)
  return <Canvas {...props} story={isFramed ? { ...props.story, inline: false } : props.story} />
}
