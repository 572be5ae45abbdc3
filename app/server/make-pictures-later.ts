import { setTimeout as after } from 'node:timers/promises'
import type { Pictures } from '#contract/engine/backend.ts'

const MINUTE_MS = 60_000

/**
 * Makes the variants of all pictures that have none, one after the other, with as much rest after each as it took: the demonstration
 * media's, once the first visitors have been served. What a stop leaves undone `npm run pictures` makes up for.
 */
export function makePicturesLater(pictures: Pictures, waitMs = MINUTE_MS): void {
  const make = async () => {
    for (const name of await pictures.missing()) {
      const began = performance.now()
      await pictures.make(name)
      await after(performance.now() - began, undefined, { ref: false })
    }
  }
  setTimeout(() => void make().catch(() => undefined), waitMs).unref()
}
