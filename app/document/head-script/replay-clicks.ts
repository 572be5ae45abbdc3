import { NOT_HYDRATED } from '#app/browser/not-hydrated.ts'
import { PRESS_FAILED, PRESS_LOST } from '#app/browser/press-failed-message.ts'
import { SENIOR_SWITCH } from '#app/theme-choice/theme-switches.ts'
import { NO_JS_FALLBACK } from '#design-system/tokens/without-script.ts'

/** The attribute of a notice that answers an early press: `lost` or `coming`. */
export const NOTICE = 'data-early-act-notice'
const LOST_SHOWN_MS = 8000

/** Elements that need their script: a button, or a link that opens a dialog in its page. */
const HELD = `button[type="button"]:not([${SENIOR_SWITCH}]),a[aria-haspopup="dialog"]`

/** Said, also to those who hear a page, where a press waits longer than this. */
const COMING = '正在加载，请稍候'
const COMING_AFTER_MS = 1000

/** A press that waits, and the place of its button, which hydration may replace. */
interface Click {
  button: HTMLElement
  place: Element
  index: number
}

let clicks: Click[] = []
let coming: HTMLElement | undefined

/**
 * Holds presses of buttons and dialog links that are not hydrated yet, and repeats them once they are. Where the script is lost, a
 * button says so and a link leads to its address.
 */
export function replayClicks(): void {
  window.addEventListener('click', hold, true)
  window.addEventListener(PRESS_LOST, sayLost)
  new MutationObserver(() => setTimeout(settle)).observe(document, {
    subtree: true,
    attributes: true,
    attributeFilter: [NOT_HYDRATED, NO_JS_FALLBACK],
  })
}

function hold(event: MouseEvent): void {
  const button = event.target instanceof Element && event.target.closest<HTMLElement>(HELD)
  const place = button && button.closest(`[${NOT_HYDRATED}]`)
  if (!place) return
  if (isLink(button)) {
    if (isLost(button) || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
  }
  if (isLost(button)) return sayLost()
  forget(button)
  clicks.push({ button, place, index: [...place.querySelectorAll(HELD)].indexOf(button) })
  button.setAttribute('aria-busy', 'true')
  button.addEventListener('click', answered, true)
  setTimeout(sayComing, COMING_AFTER_MS)
}

/**
 * React may hydrate the pressed button during the press, which then counts as answered. A link does not: it ignores a press whose
 * default was prevented.
 */
function answered(event: MouseEvent): void {
  const button = event.currentTarget as HTMLElement
  if (button.closest(`[${NOT_HYDRATED}]`)) return
  button.removeEventListener('click', answered, true)
  if (!event.defaultPrevented) forget(button)
  setTimeout(settle)
}

/** Repeats the presses whose buttons are hydrated, and answers those whose script is lost. */
function settle(): void {
  const waiting = clicks
  clicks = []
  for (const press of waiting) {
    const button = buttonOf(press)
    if (!button) continue
    if (button.closest(`[${NOT_HYDRATED}]`) && !isLost(button)) {
      clicks.push(press)
      continue
    }
    button.removeAttribute('aria-busy')
    if (isLost(button) && !isLink(button)) sayLost()
    else button.click()
  }
  if (clicks.length > 0) return
  coming?.remove()
  coming = undefined
}

/** The pressed button, or the one that stands in its place now. */
function buttonOf({ button, place, index }: Click): HTMLElement | undefined {
  if (document.contains(button)) return button
  return document.contains(place) ? place.querySelectorAll<HTMLElement>(HELD)[index] : undefined
}

const isLink = (button: Element) => button.tagName === 'A'
const isLost = (button: Element) => button.closest(`[${NO_JS_FALLBACK}]`) !== null

function forget(button: HTMLElement): void {
  const others = clicks.filter((press) => press.button !== button)
  if (others.length < clicks.length) button.removeAttribute('aria-busy')
  clicks = others
}

function sayLost(): void {
  const notice = say('lost', PRESS_FAILED)
  setTimeout(() => notice.remove(), LOST_SHOWN_MS)
}

function sayComing(): void {
  if (!coming && clicks.length > 0) coming = say('coming', COMING)
}

function say(kind: string, text: string): HTMLElement {
  const notice = document.createElement('p')
  notice.setAttribute('role', 'alert')
  notice.setAttribute(NOTICE, kind)
  notice.textContent = text
  // Not append: browsers of 2015 have none.
  document.body.appendChild(notice)
  return notice
}
