import { STATIC_STYLES, STYLES_LOST } from '#app/static-styles/names.ts'

/** After this time a file that has not come counts as lost: until then browsers show nothing of the page. */
const LATE_MS = 8000
const AGAIN = '?again'

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Asks once more for a style file that is lost or does not come, now without holding back the page, and says so where it is lost for
 * good; the page's own script leaves it plain then (app/static-styles/adopt-styles.ts).
 */
export function watchStyles(): void {
  const onStyle = (act: (link: HTMLLinkElement) => void) => (event: Event) => {
    if (isStyle(event.target)) act(event.target)
  }
  window.addEventListener('error', onStyle(askAgain), true)
  document.addEventListener(
    'load',
    onStyle(() => clearTimeout(timer)),
    true,
  )
  watch()
}

function watch(): void {
  clearTimeout(timer)
  const link = findStyle()
  timer = setTimeout(() => {
    const now = findStyle()
    if (now && (!link || now === link) && !hasRules(now)) askAgain(now)
  }, LATE_MS)
}

function askAgain(link: HTMLLinkElement): void {
  if (link.href.endsWith(AGAIN)) return giveUp(link)
  const next = link.cloneNode() as HTMLLinkElement
  next.href = link.href + AGAIN
  link.replaceWith(next)
  watch()
}

function giveUp(link: HTMLLinkElement): void {
  clearTimeout(timer)
  document.documentElement.setAttribute(STYLES_LOST, '')
  link.remove()
  document.dispatchEvent(new Event(STYLES_LOST))
}

const findStyle = () => document.querySelector<HTMLLinkElement>(`link[${STATIC_STYLES}]`)

const isStyle = (target: EventTarget | null): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement && target.hasAttribute(STATIC_STYLES) && target.parentNode !== null

/** Some browsers show a sheet before its rules can be read. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return Boolean(sheet?.cssRules)
  } catch {
    return false
  }
}
