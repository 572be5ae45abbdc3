import { __PRIVATE__ as internals } from 'styled-components'
import { vi } from 'vitest'

/**
 * Removes the components' styles: jsdom matches every rule against every element, so old ones slow all later tests.
 * The next rendering adds its own again.
 */
export function forgetStyles(): void {
  for (const sheet of document.querySelectorAll('style[data-styled]')) sheet.remove()
  const { mainSheet } = internals
  mainSheet.names.clear()
  mainSheet.gs = {}
  mainSheet.clearTag()
}

/** Watches the rules that components write in one test, until mocks are restored: jsdom forgets values such as `min()`. */
export function watchRules(): void {
  vi.spyOn(CSSStyleSheet.prototype, 'insertRule')
}

/** All rules that components wrote since the test began, as text. */
export const shownRules = () =>
  vi
    .mocked(CSSStyleSheet.prototype.insertRule)
    .mock.calls.map(([rule]) => rule)
    .join('')

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
