import { readFile } from 'node:fs/promises'
import type { Indexer } from 'storybook/internal/types'
import { storyNameFromExport } from 'storybook/internal/csf'
import { isServerRendered, SERVER_RENDERED } from '../stories/toolbar-globals/is-server-rendered.ts'
import { nameOf } from '../stories/names/name-of.ts'

/**
 * Adds to each indexed story a Chinese name and a tag for server rendering. Ids derive from the export names and do
 * not change.
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
