import { createHash } from 'node:crypto'
import type { IndexedStory } from './plan-shots.ts'

/** How many of those with a play function are opened first, beside the hardest. */
const SAMPLE = 20

/**
 * Which stories are opened by their own address, in a document that shows nothing before them, as a shared link opens them.
 * @param seed `all` of those with a play function, or a sample that a seed of any kind decides. The usual sample is always
 *   the same, so that a red one stays red until it is mended.
 * @returns their ids
 */
export function openedFirst(stories: IndexedStory[], seed = process.env.OPENED_FIRST ?? ''): Set<string> {
  const played = stories.filter(({ tags }) => tags?.includes('play-fn'))
  const sample = seed === 'all' ? played : shuffled(played, seed).slice(0, SAMPLE)
  return new Set([...stories.filter(isHard), ...sample].map(({ id }) => id))
}

/** Asks most of a page that has just begun: many entries, figures that count, sections whose scripts come late. */
const isHard = ({ id, title, exportName = '' }: IndexedStory) =>
  id.startsWith('design-system-counter--') ||
  (title.startsWith('Pages/') && /^(Fifty|Sixty)/.test(exportName))

function shuffled(stories: IndexedStory[], seed: string): IndexedStory[] {
  const placeOf = ({ id }: IndexedStory) =>
    createHash('sha256')
      .update(seed + id)
      .digest('hex')
  return stories
    .map((story) => [placeOf(story), story] as const)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([, story]) => story)
}
