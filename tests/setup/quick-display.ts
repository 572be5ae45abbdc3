import { sinceAChange } from './since-a-change.ts'

/**
 * Tells whether an element is displayed without computing its style, where nothing but jsdom's own rules could say so. Each
 * query by role and name, and each look whether something is visible, asks that of an element and of all around and in
 * it; for each answer jsdom computes a whole style, borders and margins: half of the time of such a query.
 */
export function quickenDisplay(page: Document): void {
  const view = page.defaultView!
  const compute = view.getComputedStyle
  const hasOwnRules = sinceAChange(page, () => page.styleSheets.length > 0)
  const quick = quickAnswers(page, hasOwnRules, (element) => compute(element).display)
  const getComputedStyle = (element: Element, pseudo?: string | null): CSSStyleDeclaration =>
    pseudo || element.ownerDocument !== page || hasOwnRules()
      ? compute(element, pseudo)
      : answering(element, quick, compute)
  view.getComputedStyle = getComputedStyle
  globalThis.getComputedStyle = getComputedStyle
}

type Answers = Record<string, (element: Element) => string | undefined>

/** A style that is computed only where something is asked that has no quick answer. */
function answering(
  element: Element,
  quick: Answers,
  compute: (element: Element) => CSSStyleDeclaration,
): CSSStyleDeclaration {
  let whole: CSSStyleDeclaration | undefined
  const computed = () => (whole ??= compute(element))
  const valueOf = (property: string) => quick[property]?.(element) ?? computed().getPropertyValue(property)
  return new Proxy({} as CSSStyleDeclaration, {
    get(_style, property) {
      if (property === 'getPropertyValue') return valueOf
      const known = typeof property === 'string' ? quick[property]?.(element) : undefined
      if (known !== undefined) return known
      const value: unknown = Reflect.get(computed(), property)
      return typeof value === 'function' ? value.bind(computed()) : value
    },
    set: (_style, property, value) => Reflect.set(computed(), property, value),
    has: (_style, property) => Reflect.has(computed(), property),
    getPrototypeOf: () => Reflect.getPrototypeOf(computed()),
  })
}

/** What says more of these than jsdom's own rules do. */
const ownWords = /display|visibility|opacity|(?:^|;)\s*all\s*:/i

/** Parts of a table are hidden by their visibility. */
const tableParts = new Set(['colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr'])

/** @param ask jsdom's word for how an element is displayed */
function quickAnswers(
  page: Document,
  hasOwnRules: () => boolean,
  ask: (element: Element) => string,
): Answers {
  const hasOwnWords = (element: Element) => ownWords.test(element.getAttribute('style') ?? '')
  const kinds = new Map<string, string>()
  const isVisible = visibleUnless(
    page,
    (element) =>
      hasOwnWords(element) || (tableParts.has(element.localName) && element.hasAttribute('hidden')),
  )
  return {
    __proto__: null as never,
    display(element) {
      // What stands first in its details, and what is popped over the page, no attribute tells.
      const isUnknown = element.localName === 'summary' || element.hasAttribute('popover')
      if (isUnknown || hasOwnRules() || hasOwnWords(element)) return undefined
      const kind = kindOf(element)
      const known = kinds.get(kind) ?? ask(element)
      kinds.set(kind, known)
      return known
    },
    visibility: (element) => (hasOwnRules() || !isVisible(element) ? undefined : 'visible'),
    opacity: (element) => (hasOwnRules() || hasOwnWords(element) ? undefined : '1'),
  }
}

/** All that jsdom's own rules ask of an element before they say how it is displayed. */
const kindOf = (element: Element) =>
  [
    element.namespaceURI,
    element.localName,
    ...['hidden', 'open', 'type'].map((name) => toldOf(element, name)),
  ].join()

const toldOf = (element: Element, name: string) =>
  element.hasAttribute(name) ? `${name}=${element.getAttribute(name)}` : ''

/** Whether nothing on an element or around it says otherwise. */
function visibleUnless(page: Document, saysOtherwise: (element: Element) => boolean) {
  const knownVisible = sinceAChange(page, () => new WeakSet<Element>())
  return function isVisible(element: Element): boolean {
    if (knownVisible().has(element)) return true
    const is = !saysOtherwise(element) && (!element.parentElement || isVisible(element.parentElement))
    // What stands in no page is changed without a word.
    if (is && element.isConnected) knownVisible().add(element)
    return is
  }
}
