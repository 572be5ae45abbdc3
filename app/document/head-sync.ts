/**
 * Returns a function that puts the current routes' elements into a head; its first call adopts the server's elements.
 * Later calls add and remove only adopted or added ones; other nodes stay.
 */
export function createHeadSync(head: HTMLHeadElement): (wanted: Iterable<Element>) => void {
  let kept: Map<string, Element | undefined> | undefined

  return (wanted) => {
    const asked = new Map(Array.from(wanted, (element) => [element.outerHTML, element]))
    const before = kept
    for (const [html, element] of before ?? []) if (!asked.has(html)) element?.remove()
    kept = new Map(
      Array.from(asked, ([html, element]) => {
        if (!before) return [html, printed(head, element)]
        return [html, before.has(html) ? before.get(html) : add(head, element)]
      }),
    )
  }
}

/** A title is written into the one that stands there: of two, browsers show the first. */
function add(head: HTMLHeadElement, element: Element): Element | undefined {
  if (element.localName !== 'title') return head.appendChild(element.cloneNode(true) as Element)
  document.title = element.textContent ?? ''
  return undefined
}

/** The printed element, also where a proxy has rewritten its content. */
function printed(head: HTMLHeadElement, wanted: Element): Element | undefined {
  if (wanted.localName === 'title') return undefined
  const elements = Array.from(head.children)
  return (
    elements.find((element) => element.isEqualNode(wanted)) ??
    elements.find((element) => purposeOf(element) === purposeOf(wanted))
  )
}

const purposeOf = (element: Element) =>
  [element.localName, ...PURPOSE.map((name) => element.getAttribute(name))].join(' ')

const PURPOSE = ['name', 'property', 'rel', 'type', 'sizes', 'hreflang', 'as']
