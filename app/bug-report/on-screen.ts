/** What stands over the page and is none of it. */
const ABOVE = 'mock-bar, bug-report'
/** A menu stands in a popover that calls itself a dialog, and is none. */
const DIALOGS =
  '[role="dialog"]:not(:has([role="menu"], [role="listbox"])), [role="alertdialog"], dialog[open]'

/** Elements of the page that are shown, in the order of the document. */
export function shown<Kind extends Element = HTMLElement>(selector: string): Kind[] {
  return [...document.querySelectorAll<Kind>(selector)].filter(
    (each) => !each.closest(ABOVE) && isShown(each),
  )
}

/** The dialogs that stand open, the outermost first. */
export const openDialogs = (): HTMLElement[] => shown(DIALOGS)

/** What people call an element: by its label, or by what it says. */
export function nameOf(element: Element): string {
  const labelledBy = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  const labels = 'labels' in element ? [...((element.labels as NodeList | null) ?? [])] : []
  const candidates = [
    labelledBy.map((id) => document.getElementById(id)?.textContent ?? '').join(' '),
    element.getAttribute('aria-label'),
    labels.map(({ textContent }) => textContent ?? '').join(' '),
    element.matches('input, textarea, select, [contenteditable="true"]') ? element.getAttribute('placeholder') : element.textContent,
    element.getAttribute('title'),
  ] // oxfmt-ignore
  return said(candidates.find((each) => each && said(each) !== '') ?? '')
}

/** The text of an element in one line. */
export const textOf = (element: Element): string => said(element.textContent ?? '')

const MOST_LETTERS = 500

const said = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, MOST_LETTERS)

/** The form an element stands in, by its name; where it has none, that of the dialog around it. */
export function formNameOf(element: Element): string {
  const form = element.closest('form[aria-label], form[aria-labelledby]') ?? element.closest(DIALOGS)
  return form && (form.hasAttribute('aria-label') || form.hasAttribute('aria-labelledby')) ? nameOf(form) : ''
}

/** Documents that are not laid out, as those of unit tests, hide nothing. */
const isShown = (element: Element) => element.checkVisibility?.() ?? true
