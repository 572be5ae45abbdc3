import { ownSide, spreadAlignment } from './spread-alignment.ts'

const KEPT_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title', 'target', 'rel'],
  img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
  'lost-picture': ['data-id', 'data-alt'],
  ol: ['start'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
}

/**
 * Converts stored HTML to the editor's node types and keeps content that the editor lacks. A table's caption becomes
 * the line above it.
 */
export function readHtml(html: string): string {
  if (html === '') return ''
  const { body } = parse(html)
  reduce(body)
  return body.innerHTML
}

/** Parses HTML into a document that loads and runs nothing. */
export function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html')
}

/** Leaves only the attributes that may be stored, and the headings and links in the site's own forms. */
export function reduce(root: HTMLElement): void {
  for (const [from, to] of [
    ['h1', 'h2'],
    ['h6', 'h5'],
  ] as const) {
    root.querySelectorAll(from).forEach((heading) => rename(heading, to))
  }
  root.querySelectorAll('caption').forEach((caption) => {
    const line = rename(caption, 'p')
    line.closest('table')?.before(line)
  })
  const writeAlignment = spreadAlignment(root)
  for (const element of root.querySelectorAll('*')) {
    const kept = KEPT_ATTRIBUTES[element.localName] ?? []
    for (const { name } of [...element.attributes]) {
      // ProseMirror's own mark says how a copied piece was cut off; without it lists would paste as paragraphs.
      if (!kept.includes(name) && name !== 'data-pm-slice') element.removeAttribute(name)
    }
  }
  writeAlignment()
  root.querySelectorAll('a').forEach((link) => {
    if (link.getAttribute('target') === '_blank') {
      link.setAttribute('rel', 'noopener noreferrer')
    } else {
      link.removeAttribute('target')
      link.removeAttribute('rel')
    }
  })
}

/** Replaces an element by another of the same content and alignment. */
export function rename(element: Element, tag: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(tag)
  renamed.append(...element.childNodes)
  renamed.style.textAlign = ownSide(element as HTMLElement)
  element.replaceWith(renamed)
  return renamed
}
