import { readFile } from 'node:fs/promises'
import type { Indexer } from 'storybook/internal/types'
import { storyNameFromExport } from 'storybook/internal/csf'
import { isServerRendered, SERVER_RENDERED } from '../stories/toolbar-globals/is-server-rendered.ts'
import { nameOf } from '../stories/names/name-of.ts'

/**
 * The indexers as they are, their stories with what no story file has to say of itself: a Chinese name, and whether a server
 * prints them. Ids are made of the exports and stay.
 */
export function listStories(existing: readonly Indexer[] = []): Indexer[] {
  return existing.map((indexer) => ({
    ...indexer,
    async createIndex(file, options) {
      const [inputs, source] = await Promise.all([indexer.createIndex(file, options), readFile(file, 'utf8')])
      return inputs.map((input) => {
        const english = storyNameFromExport(input.exportName)
        return {
          ...input,
          // A story that its file gives a name of its own keeps that.
          name: (input.name ?? english) === english ? nameOf(english) : input.name,
          tags: isServerRendered(source) ? [...(input.tags ?? []), SERVER_RENDERED] : input.tags,
        }
      })
    },
  }))
}
