import type { ThemeChoice } from '#design-system/theme/theme-names.ts'
import { themeCookie } from './theme-cookie.ts'

/** Told to the window when a theme or a pointer was chosen; the head's script listens (app/document/head-script/apply-theme.ts). */
export const DISPLAY_CHOSEN = 'displaychosen'

/** Changes the colours at once and keeps the choice for a year. */
export function chooseTheme(choice: ThemeChoice): void {
  document.cookie = themeCookie(choice)
  document.documentElement.dataset.theme = choice
  window.dispatchEvent(new Event(DISPLAY_CHOSEN))
}
