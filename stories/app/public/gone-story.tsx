import { ApiError } from '#contract/client/api-error.ts'
import { GonePage } from '#app/public/reading/gone-page.tsx'
import type { GoneWords } from '#app/public/reading/gone-words.ts'
import type { PageReader } from '#app/page-data/page-reader.ts'
import { pageStory } from './page-story.tsx'

interface GoneParts {
  /** Where the text stood. */
  path: string
  /** The page's own loader. */
  load: (read: PageReader) => Promise<unknown>
  words: GoneWords
}

/** What stands in the place of a text, with what the loader really sends along. */
export function goneStory({ path, load, words }: GoneParts) {
  return pageStory({
    path,
    startsDark: false,
    load: async (read) => {
      const gone: PageReader = {
        ...read,
        oneOrThrow: () => Promise.reject(new ApiError({ status: 410, message: '' })),
      }
      const thrown = (await load(gone).catch((error: unknown) => error)) as { data: unknown }
      return { error: { status: 410, statusText: '', internal: false, data: thrown.data } }
    },
    Page: ({ error }: { error: unknown }) => <GonePage error={error} words={words} />,
  })
}
