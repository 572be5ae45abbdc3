import type { CleanHtml } from '#contract/shared/html-allow-list.ts'

/** Marks the element, in an entry's panel without script, whose content is the entry's text. */
export const PRINTED_TEXT = 'data-printed-text'

/**
 * The server-rendered panels of a section's entries, from the `<noscript>` or from a section whose script was lost. Read
 * them during the first rendering, because that may remove them.
 * @param kind first part of the entries' addresses
 * @returns their markup; empty on the server, and where nothing was printed
 */
export function printedPanels(kind: string): string {
  if (typeof document === 'undefined') return ''
  const folded = [...document.querySelectorAll('noscript')].map(({ textContent }) => textContent ?? '')
  const unfolded = [...document.querySelectorAll(`article[id^="${kind}-"]`)].map(({ outerHTML }) => outerHTML)
  return folded.find((markup) => markup.includes(` id="${kind}-`)) ?? unfolded.join('')
}

/**
 * The text of one entry out of such markup: what the server cleaned and printed there, pictures with their variants.
 * @param id of the entry's panel
 */
export function printedText(panels: string, id: string): CleanHtml | undefined {
  const page = new DOMParser().parseFromString(panels, 'text/html')
  const text = page.getElementById(id)?.querySelector(`[${PRINTED_TEXT}]`)?.innerHTML
  return text as CleanHtml | undefined
}
