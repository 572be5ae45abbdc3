import { storyNameFromExport } from 'storybook/internal/csf'
import type { Plugin } from 'vite'

/**
 * Vite plugin: gives each story of a file the name that the list of stories has (.storybook/list-stories.ts), so that
 * documentation calls it the same. A story with a name of its own keeps that.
 * @param nameOf what a story is called, by the English name that Storybook makes of its export
 */
export function storyNamesPlugin(nameOf: (english: string) => string): Plugin {
  return {
    name: 'story-names',
    enforce: 'pre',
    transform(code, id) {
      const [file = '', query] = id.split('?')
      if (!file.endsWith('.stories.tsx') || query) return null
      const named = exportedStories(code).map(
        (story) => `${story}.name ??= ${JSON.stringify(nameOf(storyNameFromExport(story)))}`,
      )
      return { code: `${code}\n;${named.join('\n;')}\n`, map: null }
    },
  }
}

/** The exports of a story file that are stories. */
export const exportedStories = (code: string): string[] =>
  [...code.matchAll(/^export const ([A-Z]\w*)\b/gm)].flatMap(([, name]) => name ?? [])
