/** The preview of the document in a frame, as far as documentation speaks to it. */
export interface FramedStory {
  onUpdateGlobals: (change: object) => void
  onUpdateArgs: (change: object) => void
  onResetArgs: (change: object) => void
}

interface Preview extends FramedStory {
  ready: () => Promise<void>
  loadStory: (story: { storyId: string }) => Promise<{ id: string }>
  renderStoryToElement: (story: object, root: HTMLElement, callbacks: object, options: object) => void
  view: {
    prepareForStory: (story: object) => HTMLElement
    showMain: () => void
    showErrorDisplay: (failure: object) => void
  }
}

/** Whether this document is such a frame. */
export const isFrame = new URLSearchParams(location.search).has('framed')

/**
 * Renders a story in an iframe loaded without a story id. With an id in the URL the story would run `play` and take
 * the focus.
 * @returns the frame's preview
 */
export async function showInFrame(
  frame: Window | null,
  storyId: string,
  globals: Record<string, unknown>,
): Promise<FramedStory> {
  const { __STORYBOOK_PREVIEW__: preview } = frame as unknown as { __STORYBOOK_PREVIEW__: Preview }
  await preview.ready()
  preview.onUpdateGlobals({ globals })
  const story = await preview.loadStory({ storyId })
  const root = preview.view.prepareForStory(story)
  preview.view.showMain()
  const complain = (failure: object) => preview.view.showErrorDisplay(failure)
  const callbacks = { showMain() {}, showError: complain, showException: complain }
  preview.renderStoryToElement(story, root, callbacks, { autoplay: false })
  return preview
}
