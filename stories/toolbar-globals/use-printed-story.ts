import { useEffect, useState, type ReactElement } from 'react'

/**
 * The story as the server prints it; undefined until it is printed.
 * @throws while rendering, what the printing threw: Storybook shows it as the story's failure
 */
export function usePrintedStory(story: ReactElement, theme: string): string | undefined {
  const [printed, setPrinted] = useState<{ page?: string; failure?: { error: unknown } }>({})
  useEffect(() => {
    let isWanted = true
    // The server's renderer is loaded by those only who look through such a lens.
    import('./print-story.tsx')
      .then(({ printStory }) => printStory(story, theme))
      .then((page) => isWanted && setPrinted({ page }))
      .catch((error: unknown) => isWanted && setPrinted({ failure: { error } }))
    return () => {
      isWanted = false
    }
  }, [story, theme])

  if (printed.failure) throw printed.failure.error
  return printed.page
}
