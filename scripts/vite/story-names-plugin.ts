import { storyNameFromExport } from 'storybook/internal/csf'
import type { Plugin } from 'vite'

/**
 * Vite plugin: names each story as the story list does (.storybook/list-stories.ts), so that documentation uses the
 * same name. An explicit name in the story wins.
 * @param nameOf maps Storybook's English name of the export to the displayed name
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
