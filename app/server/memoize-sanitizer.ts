import { LRUCache } from 'lru-cache'
import type { CleanHtml } from '#contract/shared/html-allow-list.ts'

/** Letters of all texts that are kept, as they came; longer ones go unkept. */
const MOST_LETTERS = 1_000_000

type Clean = (html: string) => CleanHtml

/**
 * Cleans a text once in a process: the same texts stand on each page that is made, and what a text is reduced to depends on nothing
 * else. What was asked for longest ago goes first.
 * @param clean without effects
 */
export function memoizeSanitizer(clean: Clean): Clean {
  const kept = new LRUCache<string, CleanHtml>({
    maxSize: MOST_LETTERS,
    sizeCalculation: (_cleaned, html) => Math.max(1, html.length),
    memoMethod: (html) => clean(html),
  })
  return (html) => kept.memo(html)
}
