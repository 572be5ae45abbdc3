import { LRUCache } from 'lru-cache'
import type { CleanHtml } from '#contract/shared/html-allow-list.ts'

/** Letters of all texts that are kept, as they came; longer ones go unkept. */
const MOST_LETTERS = 1_000_000

type Clean = (html: string) => CleanHtml

/**
 * Caches sanitized texts for the whole process, because the same texts stand on many pages. The least recently used
 * text is evicted first.
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
