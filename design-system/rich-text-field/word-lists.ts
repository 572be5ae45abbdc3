import { rename } from './read-html.ts'

const NUMBERED = /^[(（]?([0-9]+|[a-z]|[ivx]+|[一二三四五六七八九十]+)[.)）、．]/i

/** Word and WPS write lists as paragraphs with a drawn bullet; this makes them lists again. */
export function unpackWordLists(root: HTMLElement): void {
  let lists: HTMLElement[] = []
  let last: Element | null = null
  for (const paragraph of root.querySelectorAll<HTMLElement>('[style*="mso-list"]')) {
    const level = levelOf(paragraph)
    if (level === 0 || paragraph.localName === 'span' || paragraph.localName === 'li') continue
    const tag = takeMarker(paragraph)
    if (last === null || paragraph.previousElementSibling !== last) lists = []
    lists = lists.slice(0, level)
    if (lists[level - 1]?.localName !== tag) lists = lists.slice(0, level - 1)
    const place = paragraph.ownerDocument.createComment('')
    paragraph.before(place)
    while (lists.length < level) {
      const list = paragraph.ownerDocument.createElement(tag)
      const parent = lists.at(-1)
      if (parent) (parent.lastElementChild ?? parent).append(list)
      else place.before(list)
      lists.push(list)
    }
    lists.at(-1)?.append(rename(paragraph, 'li'))
    place.remove()
    last = lists[0] ?? null
  }
}

function levelOf(paragraph: Element): number {
  const style = paragraph.getAttribute('style') ?? ''
  return Number(/mso-list:[^;]*level(\d)/i.exec(style)?.[1] ?? 0)
}

/* Removes the drawn bullet and tells from it what kind of list it was. */
function takeMarker(paragraph: Element): 'ol' | 'ul' {
  const marker = paragraph.querySelector('[style*="mso-list"][style*="Ignore" i]')
  const text = marker?.textContent?.trim() ?? ''
  marker?.remove()
  return NUMBERED.test(text) ? 'ol' : 'ul'
}
