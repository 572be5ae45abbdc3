import { createHash } from 'node:crypto'
import type { IndexedStory } from './plan-shots.ts'

/** How many of those with a play function are opened first, beside the hardest. */
const SAMPLE = 20

/**
 * The stories to open by their own address, in a new document, as a shared link does.
 * @param seed `all` with a play function, or any seed of a sample; the fixed default makes failures repeatable
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
