import type { ReactRenderer } from '@storybook/react-vite'
import type { StoryContext } from 'storybook/internal/csf'

/**
 * Mounts a story as Storybook does, and waits until React has run the effects. In a built Storybook React has no act(),
 * and a play function would begin before them.
 */
export const mountStory =
  (context: StoryContext<ReactRenderer>): ReactRenderer['mount'] =>
  async (ui) => {
    if (ui !== undefined) context.originalStoryFn = () => ui as ReactRenderer['storyResult']
    await context.renderToCanvas()
    if (import.meta.env.PROD) await new Promise((resolve) => setTimeout(resolve, EFFECTS_MS))
    return context.canvas
  }

/** Two frames: effects, and what they set. A hidden tab has no frames to wait for. */
const EFFECTS_MS = 34
