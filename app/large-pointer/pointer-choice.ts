import { DISPLAY_CHOSEN } from '#app/theme-choice/choose-theme.ts'
import { COOKIE_ATTRIBUTES } from '#app/theme-choice/theme-cookie.ts'

/** The choice in `document.cookie`; undefined when nobody chose. */
export function readPointerCookie(cookies: string): string | undefined {
  return /(?:^|;\s*)pointer=(large|normal)/.exec(cookies)?.[1]
}

/** Changes the pointer at once and keeps the choice for a year, as the theme is kept. */
export function choosePointer(isLarge: boolean): void {
  const choice = isLarge ? 'large' : 'normal'
  document.cookie = `pointer=${choice}${COOKIE_ATTRIBUTES}`
  document.documentElement.dataset.pointer = choice
  window.dispatchEvent(new Event(DISPLAY_CHOSEN))
}
