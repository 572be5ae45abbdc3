import { LRUCache } from 'lru-cache'
import type { CachedResponse } from './cached-response.ts'
import type { ContentVersion, ContentVersions } from './content-versions.ts'

/** However nobody says that something was written, as by hand in the database: nothing is told for longer. */
const LONGEST_MS = 60_000

interface Kept {
  answer: CachedResponse
  until: number
}

/** Answers of public addresses as finished bytes. */
export interface ResponseCache {
  /** What is kept and still true. */
  find(address: string): CachedResponse | undefined
  /** Makes it, once for all who ask for this address meanwhile. */
  make(address: string): Promise<CachedResponse>
}

/**
 * Keeps answers while nothing is written (docs/decisions/0017-response-cache.md).
 * @param make one address's answer, as it is now
 * @param mostBytes of memory; of more, what was asked for longest ago goes
 * @param changesAt when answers next differ without any write, such as at midnight; where that cannot be said, nothing is kept
 */
export function createResponseCache(
  make: (address: string) => Promise<CachedResponse>,
  contentVersions: ContentVersions,
  mostBytes: number,
  changesAt: (now: number) => Promise<number>,
  now: () => number = Date.now,
): ResponseCache {
  const kept = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    sizeCalculation: ({ answer }) => Math.max(1, answer.size),
  })
  const making = new Map<string, { revision: ContentVersion; answer: Promise<CachedResponse> }>()
  contentVersions.subscribe(() => kept.clear())

  async function makeNow(address: string, revision: ContentVersion): Promise<CachedResponse> {
    const began = now()
    const changing = changesAt(began).catch(() => began)
    const answer = await make(address)
    // A database that does not answer must hold back the keeping alone, not the answer.
    void changing.then((change) => {
      // What was written meanwhile may be in it or not.
      if (answer.isCacheable && revision === contentVersions.current())
        kept.set(address, { answer, until: Math.min(began + LONGEST_MS, change) })
    })
    return answer
  }

  return {
    find(address) {
      const found = kept.get(address)
      if (!found) return undefined
      if (now() >= found.until) return void kept.delete(address)
      return found.answer
    },
    make(address) {
      const revision = contentVersions.current()
      const running = making.get(address)
      if (running?.revision === revision) return running.answer
      const answer = makeNow(address, revision).finally(() => {
        if (making.get(address)?.answer === answer) making.delete(address)
      })
      making.set(address, { revision, answer })
      return answer
    },
  }
}
