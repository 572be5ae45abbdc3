import { themeChoices, type ThemeChoice } from '#design-system/theme/theme-names.ts'

/** The cookie's name, the same for visitors and the console. */
const THEME_COOKIE = 'theme'

const A_YEAR_S = 31_536_000

/** What follows name and value: kept for a year, for every path, not sent from other sites. */
export const COOKIE_ATTRIBUTES = `; path=/; max-age=${A_YEAR_S}; samesite=lax`

/** The choice in `document.cookie`; undefined when nobody chose or the value is none of ours. */
export function readThemeCookie(cookies: string): ThemeChoice | undefined {
  const value = new RegExp(`(?:^|;\\s*)${THEME_COOKIE}=([^;]*)`).exec(cookies)?.[1]
  return themeChoices.find((choice) => choice === value)
}

/** What to assign to `document.cookie`. It lies in a cookie because logging out of the console clears local storage; no server reads it. */
export function themeCookie(choice: ThemeChoice): string {
  return `${THEME_COOKIE}=${choice}${COOKIE_ATTRIBUTES}`
}
