import type { CleanHtml } from '#contract/html-allow-list.ts'

/** Letters of all texts that are kept, as they came; longer ones go unkept. */
const MOST_LETTERS = 1_000_000

type Clean = (html: string) => CleanHtml

/**
 * Cleans a text once in a process: the same texts stand on each page that is made, and what a text is reduced to hangs on nothing
 * else. What was asked for longest ago goes first.
 * @param clean without effects
 */
export function cleanOnce(clean: Clean): Clean {
  const kept = new Map<string, CleanHtml>()
  let letters = 0
  return (html) => {
    const found = kept.get(html)
    if (found !== undefined) {
      kept.delete(html)
      kept.set(html, found)
      return found
    }
    const cleaned = clean(html)
    if (html.length > MOST_LETTERS) return cleaned
    kept.set(html, cleaned)
    letters += html.length
    for (const [oldest] of kept) {
      if (letters <= MOST_LETTERS) break
      kept.delete(oldest)
      letters -= oldest.length
    }
    return cleaned
  }
}
