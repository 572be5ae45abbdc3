import { DocsRenderer } from '@storybook/addon-docs'
import type { ReactRenderer } from '@storybook/react-vite'
import { DocsCanvas } from './docs-canvas.tsx'
import { DocsPage } from './docs-page.tsx'
import { DocsStory } from './docs-story.tsx'

const usual = new DocsRenderer<ReactRenderer>()

/** Draws documentation as Storybook does, but for the blocks and the page that are this project's own. */
export const docsRenderer: DocsRenderer<ReactRenderer> = {
  ...usual,
  render: (context, parameters, element) =>
    usual.render(
      context,
      // A page that is written by hand brings itself.
      { page: DocsPage, components: { Canvas: DocsCanvas, Story: DocsStory }, ...parameters },
      element,
    ),
}
