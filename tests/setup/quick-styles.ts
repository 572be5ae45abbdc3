import { insideOf } from './inside-of.ts'

/** What jsdom asks its selectors of: its own side of an element, of which it tells no types. */
interface Inside {
  localName: string
  hasAttributeNS(namespace: null, name: string): boolean
}
interface Selectors {
  check(selector: string, element: Inside): unknown
}
interface DocumentInside {
  activeElement: Inside | null
  _getDOMSelector(): Selectors
}

/**
 * Lets a selector be matched only against elements that it can match. For a computed style jsdom tries some fifteen rules of
 * its own on every element and all around it, which want attributes or a focus that hardly any element has:
 * a tenth of the time of a panel's tests.
 */
export function quickenStyles(page: Document): void {
  const inside = insideOf<DocumentInside>(page)
  const selectors = inside._getDOMSelector()
  const { check } = selectors
  const known = new Map<string, Need[] | undefined>()
  selectors.check = (selector, element) => {
    if (!known.has(selector)) known.set(selector, needsOf(selector))
    const needs = known.get(selector)
    const couldMatch = !needs || needs.some((need) => need(element, inside))
    return couldMatch ? check(selector, element) : noMatch
  }
}

const noMatch = { match: false, ast: null, pseudoElement: null }

/** Without which an element is not matched. */
type Need = (element: Inside, page: DocumentInside) => boolean

/** One for each selector of a list; nothing where one of them may match any element. */
function needsOf(list: string): Need[] | undefined {
  const needs = splitList(list).map(needOf)
  return needs.every((need) => need !== undefined) ? needs : undefined
}

/** The last part of a selector, which is the element itself: by its tag, an attribute, a state, or one of several tags. */
const subject =
  /(?:^|[\s>+~])(?:([a-z][a-z0-9]*)|\[([a-z][a-z0-9-]*)(?:[~|^$*]?=[^\]]*)?\]|:(link|visited|popover-open|focus-visible|autofill)|:is\(([a-z]+(?:, ?[a-z]+)*)\))(?:\[[^\]]*\]|::?[\w-]+(?:\([^)]*\))?)*$/

const filledIn = new Set(['input', 'select', 'textarea'])

function needOf(selector: string): Need | undefined {
  const [, tag, attribute, state, tags] = subject.exec(selector) ?? []
  if (tag) return ({ localName }) => localName === tag
  if (tags) {
    const names = new Set(tags.split(/, ?/))
    return ({ localName }) => names.has(localName)
  }
  if (state === 'autofill') return ({ localName }) => filledIn.has(localName)
  if (state === 'focus-visible') return (element, page) => page.activeElement === element
  const needed = attribute ?? (state === 'popover-open' ? 'popover' : state && 'href')
  return needed ? (element) => element.hasAttributeNS(null, needed) : undefined
}

/** At the commas that stand in no brackets. */
function splitList(list: string): string[] {
  let depth = 0
  const parts = ['']
  for (const sign of list) {
    if (/[([]/.test(sign)) depth += 1
    if (/[)\]]/.test(sign)) depth -= 1
    if (sign === ',' && depth === 0) parts.push('')
    else parts.push(parts.pop() + sign)
  }
  return parts.map((part) => part.trim())
}
