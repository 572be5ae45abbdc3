/** Tags and attributes the field may write: a subset of the server's allow-list, checked by a test. */
export const writtenTags: Readonly<Record<string, readonly string[]>> = {
  p: ['style'],
  br: [],
  hr: [],
  h2: ['style'],
  h3: ['style'],
  h4: ['style'],
  h5: ['style'],
  strong: [],
  em: [],
  u: [],
  s: [],
  sub: [],
  sup: [],
  code: [],
  pre: [],
  blockquote: [],
  ul: [],
  ol: ['start'],
  li: [],
  a: ['href', 'title', 'target', 'rel'],
  img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'style'],
  figure: ['style'],
  figcaption: [],
  table: [],
  tbody: [],
  tr: [],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
}

/** Widths of columns and places of lost pictures belong to the editor. */
const unwritten = new Set(['colgroup', 'lost-picture'])

const SELF_CLOSING = new Set(['br', 'hr', 'img'])

/**
 * Serializes nodes exactly like the server's sanitizer. `innerHTML` differs in line breaks, spaces and brackets, so a
 * saved text would look changed on opening.
 */
export function writeHtml(nodes: Iterable<Node>): string {
  return [...nodes].map(writeNode).join('')
}

function writeNode(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return escapeText(node.textContent ?? '')
  if (!(node instanceof Element)) return ''
  const tag = node.localName
  const names = writtenTags[tag]
  // An element outside the list would lose its tag on the server, so it never gets one here.
  if (!names) return unwritten.has(tag) ? '' : writeHtml(node.childNodes)
  const style = node.getAttribute('style')?.replace(': ', ':').replace(/;$/, '') ?? ''
  const attributes = [
    ...[...node.attributes].filter(({ name }) => name !== 'style'),
    { name: 'style', value: style },
  ]
    .filter(({ name, value }) => names.includes(name) && (value !== '' || name === 'alt'))
    .map(({ name, value }) => ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`)
    .join('')
  if (SELF_CLOSING.has(tag)) return `<${tag}${attributes} />`
  return `<${tag}${attributes}>${writeHtml(node.childNodes)}</${tag}>`
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
