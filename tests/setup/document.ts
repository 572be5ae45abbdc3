import { __PRIVATE__ as internals } from 'styled-components'

/**
 * Takes the components' styles out of the document: jsdom matches every rule against every element it is asked about,
 * and those of components that are gone would slow every later test. What is rendered next brings its own again.
 */
export function forgetStyles(): void {
  for (const sheet of document.querySelectorAll('style[data-styled]')) sheet.remove()
  const { mainSheet } = internals
  mainSheet.names.clear()
  mainSheet.gs = {}
  mainSheet.clearTag()
  written.length = 0
}

/** Rules as they were written: jsdom forgets values it does not know, such as `min()`. */
const written: string[] = []

if (typeof CSSStyleSheet !== 'undefined') {
  const insert = CSSStyleSheet.prototype.insertRule
  CSSStyleSheet.prototype.insertRule = function insertRule(rule, index) {
    written.push(rule)
    return insert.call(this, rule, index)
  }
}

/** All rules that components wrote since the test began, as text. */
export const shownRules = () => written.join('')

/** The rules of an element's classes without blanks, also those of wide windows. */
export function rulesOf(element: Element | null | undefined): string {
  const rules = shownRules().replaceAll(/\s/g, '')
  return [...(element?.classList ?? [])]
    .flatMap((name) => rules.split(`.${name}{`).slice(1))
    .map((rest) => rest.slice(0, rest.indexOf('}')))
    .join(';')
}

/** Leaves the document as a page that nothing was ever shown on. */
export function emptyDocument(): void {
  for (const child of [...document.body.children])
    if (child.hasAttribute('data-live-announcer')) silence(child)
    else child.remove()
  document.head.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
  document.title = ''
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
  history.replaceState(null, '', '/')
}

/** React Aria speaks by one element for as long as its code is loaded; only what it said goes. */
function silence(announcer: Element): void {
  for (const log of announcer.querySelectorAll('[role="log"]')) log.replaceChildren()
}
