import { watchFiles } from './chosen-files.ts'
import { nameOf, openDialogs, shown } from './on-screen.ts'

/** One press, and how many dialogs stood open when it was made. */
interface Click {
  readonly role: string
  readonly name: string
  readonly nth: number
  readonly depth: number
}

const MOST = 30
/** Roles of what can be pressed, and the elements that have them by themselves. */
const clickable = {
  button: 'button, [role="button"]',
  link: 'a[href]',
  tab: '[role="tab"]',
  menuitem: '[role="menuitem"]',
} as const

let clicks: readonly Click[] = []
let sentForm: HTMLFormElement | undefined

/**
 * Logs clicks, submitted forms and chosen files, since an open dialog does not show how it was opened.
 * @returns stops that, and forgets
 */
export function watchClicks(): () => void {
  document.addEventListener('click', note, true)
  document.addEventListener('submit', noteSent, true)
  const stopFiles = watchFiles()
  return () => {
    document.removeEventListener('click', note, true)
    document.removeEventListener('submit', noteSent, true)
    stopFiles()
    clicks = []
    sentForm = undefined
  }
}

/** The clicks that opened each open dialog, outermost first: one click, or a menu's and its item's. */
export function openersOfDialogs(): (readonly Click[])[] {
  return openDialogs().map((_, depth) => {
    const at = clicks.findLastIndex((each) => each.depth === depth)
    const isOfMenu = clicks[at]?.role === 'menuitem' && at > 0
    return at < 0 ? [] : clicks.slice(isOfMenu ? at - 1 : at, at + 1)
  })
}

/** The form that was sent last, if it still is there. */
export const lastSubmittedForm = (): HTMLFormElement | undefined =>
  sentForm?.isConnected ? sentForm : undefined

/** What can be pressed under this role and name. */
export function findClickable(role: string, name: string): HTMLElement[] {
  const selector = Object.entries(clickable).find(([known]) => known === role)?.[1]
  return selector ? shown(selector).filter((each) => nameOf(each) === name && !leadsAway(each)) : []
}

/** The same of a menu's button, which may name somebody behind its colon who is another here. */
export function findMenuButtons(role: string, name: string): HTMLElement[] {
  const [said = ''] = name.split('：')
  const named = findClickable(role, name)
  return named.length > 0
    ? named
    : shown(clickable.button).filter((each) => nameOf(each).startsWith(`${said}：`))
}

/** Anyone who opens a file from somebody else stays on this site. */
const leadsAway = (element: HTMLElement) =>
  element instanceof HTMLAnchorElement && element.origin !== location.origin

function note({ target }: Event): void {
  const element =
    target instanceof Element ? target.closest<HTMLElement>(Object.values(clickable).join()) : null
  if (!element) return
  // A menu opens on touch, so its button gets no click. The menu's label identifies that button.
  const opener = element.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const pressed = [opener ? document.getElementById(opener) : null, element]
  clicks = [...clicks, ...pressed.flatMap((each) => (each ? clickOf(each) : []))].slice(-MOST)
}

function clickOf(element: HTMLElement): Click[] {
  const role = Object.entries(clickable).find(([, selector]) => element.matches(selector))?.[0] ?? ''
  const name = nameOf(element)
  const nth = findClickable(role, name).indexOf(element)
  return nth < 0 ? [] : [{ role, name, nth, depth: openDialogs().length }]
}

function noteSent({ target }: Event): void {
  if (target instanceof HTMLFormElement) sentForm = target
}
