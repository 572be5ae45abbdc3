import { watchFiles } from './chosen-files.ts'
import { nameOf, openDialogs, shown } from './on-screen.ts'

/** One press, and how many dialogs stood open when it was made. */
interface Press {
  readonly role: string
  readonly name: string
  readonly nth: number
  readonly depth: number
}

const MOST = 30
/** Roles of what can be pressed, and the elements that have them by themselves. */
const pressable = {
  button: 'button, [role="button"]',
  link: 'a[href]',
  tab: '[role="tab"]',
  menuitem: '[role="menuitem"]',
} as const

let presses: readonly Press[] = []
let sentForm: HTMLFormElement | undefined

/**
 * Remembers what is pressed, which form is sent and which files are chosen, since a dialog that stands open does not tell how it was opened.
 * @returns stops that, and forgets
 */
export function watchPresses(): () => void {
  document.addEventListener('click', note, true)
  document.addEventListener('submit', noteSent, true)
  const stopFiles = watchFiles()
  return () => {
    document.removeEventListener('click', note, true)
    document.removeEventListener('submit', noteSent, true)
    stopFiles()
    presses = []
    sentForm = undefined
  }
}

/** What opened each of the dialogs of now, the outermost first: one press, or that of a menu and that of its item. */
export function openersOfDialogs(): (readonly Press[])[] {
  return openDialogs().map((_, depth) => {
    const at = presses.findLastIndex((each) => each.depth === depth)
    const isOfMenu = presses[at]?.role === 'menuitem' && at > 0
    return at < 0 ? [] : presses.slice(isOfMenu ? at - 1 : at, at + 1)
  })
}

/** The form that was sent last, if it still is there. */
export const formSent = (): HTMLFormElement | undefined => (sentForm?.isConnected ? sentForm : undefined)

/** What can be pressed under this role and name. */
export function pressables(role: string, name: string): HTMLElement[] {
  const selector = Object.entries(pressable).find(([known]) => known === role)?.[1]
  return selector ? shown(selector).filter((each) => nameOf(each) === name && !leadsAway(each)) : []
}

/** The same of a menu's button, which may name somebody behind its colon who is another here. */
export function menuButtons(role: string, name: string): HTMLElement[] {
  const [said = ''] = name.split('：')
  const named = pressables(role, name)
  return named.length > 0
    ? named
    : shown(pressable.button).filter((each) => nameOf(each).startsWith(`${said}：`))
}

/** Anyone who opens a file from somebody else stays on this site. */
const leadsAway = (element: HTMLElement) =>
  element instanceof HTMLAnchorElement && element.origin !== location.origin

function note({ target }: Event): void {
  const element =
    target instanceof Element ? target.closest<HTMLElement>(Object.values(pressable).join()) : null
  if (!element) return
  // A menu opens as soon as its button is touched, which then is never clicked; the menu is called by it.
  const opener = element.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const pressed = [opener ? document.getElementById(opener) : null, element]
  presses = [...presses, ...pressed.flatMap((each) => (each ? pressOf(each) : []))].slice(-MOST)
}

function pressOf(element: HTMLElement): Press[] {
  const role = Object.entries(pressable).find(([, selector]) => element.matches(selector))?.[0] ?? ''
  const name = nameOf(element)
  const nth = pressables(role, name).indexOf(element)
  return nth < 0 ? [] : [{ role, name, nth, depth: openDialogs().length }]
}

function noteSent({ target }: Event): void {
  if (target instanceof HTMLFormElement) sentForm = target
}
