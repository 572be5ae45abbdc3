import { Canvas, useOf } from '@storybook/addon-docs/blocks'
import type { ComponentProps } from 'react'

/** A story with this tag opens over the page, so documentation shows it in a window of its own. */
const FRAMED = 'framed'

/**
 * Whole pages are framed too: inline they would share the last story's scenario and scroll to focused elements. Only
 * visible ones render.
 */
const WHOLE_PAGE = /^(Pages|Console|Lenses)\//

/** The block around each story of documentation: it knows which of them stand in a frame, wherever they are shown. */
export function DocsCanvas(props: ComponentProps<typeof Canvas>) {
  const { story } = useOf(props.of ?? 'story', ['story'])
  const isFramed = story.tags.includes(FRAMED) || WHOLE_PAGE.test(story.title)
  return <Canvas {...props} story={isFramed ? { ...props.story, inline: false } : props.story} />
}
