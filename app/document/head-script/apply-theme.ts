import { CONSOLE_ATTRIBUTE } from '#app/document/console-attribute.ts'
import { chooseTheme, DISPLAY_CHOSEN } from '#app/theme-choice/choose-theme.ts'
import { readThemeCookie } from '#app/theme-choice/theme-cookie.ts'
import { GROUNDS, SENIOR_SWITCH, THEME_CHOICES } from '#app/theme-choice/theme-switches.ts'
import type { ThemeChoice } from '#design-system/theme/theme-names.ts'
import { applyPointer } from './apply-pointer.ts'

/**
 * Sets theme and pointer from their cookies, and again when the tab is returned to. Listens to the switches in the capture phase, because
 * React stops events in sections that are not hydrated.
 */
export function applyTheme(): void {
  const device = window.matchMedia('(prefers-color-scheme: dark)')
  const show = () => {
    showTheme(device.matches)
    applyPointer()
  }
  show()
  document.addEventListener('change', chooseByField, true)
  document.addEventListener('click', switchSenior, true)
  for (const event of ['focus', 'pageshow', DISPLAY_CHOSEN]) window.addEventListener(event, show)
  // Safari before 14 has no listeners there.
  device.addEventListener?.('change', show)
}

function showTheme(isDeviceDark: boolean): void {
  const root = document.documentElement
  const choice = readThemeCookie(document.cookie) || root.dataset.theme || defaultTheme()
  if (root.dataset.theme !== choice) root.dataset.theme = choice
  const bar = document.querySelector<HTMLMetaElement>(`[${GROUNDS}]`)
  if (!bar) return
  const grounds = JSON.parse(String(bar.getAttribute(GROUNDS))) as Record<string, string>
  const isGrey = root.dataset.day === 'mourning'
  const shown = choice === 'system' ? (isDeviceDark && !isGrey ? 'dark' : 'light') : choice
  bar.content = String(grounds[isGrey && shown === 'dark' ? 'greyDark' : shown])
}

const defaultTheme = () => (document.documentElement.hasAttribute(CONSOLE_ATTRIBUTE) ? 'system' : 'light')

function chooseByField({ target }: Event): void {
  if (target instanceof HTMLInputElement && target.type === 'radio' && target.closest(`[${THEME_CHOICES}]`))
    chooseTheme(target.value as ThemeChoice)
}

function switchSenior(event: MouseEvent): void {
  const { target, defaultPrevented } = event
  if (defaultPrevented || !(target instanceof Element) || !target.closest(`[${SENIOR_SWITCH}]`)) return
  event.preventDefault()
  chooseTheme(document.documentElement.dataset.theme === 'senior' ? 'light' : 'senior')
}
