import { STATIC_STYLES, STYLES_LOST } from './names.ts'

/**
 * Resolves with the page's style file once it has come, with nothing where it is lost for good, which the head's script decides
 * (lost-styles.ts), or where there is none. Without its rules the components would make all styles again.
 */
export function stylesArrived(): Promise<CSSStyleSheet | undefined> {
  return new Promise((resolve) => {
    function look() {
      const link = document.querySelector<HTMLLinkElement>(`link[${STATIC_STYLES}]`)
      if (link && !hasRules(link.sheet)) return
      for (const event of ['load', 'error']) document.removeEventListener(event, look, true)
      resolve(link?.sheet ?? undefined)
    }
    // Before this, the head's script has put another link in the place of a lost one, or taken it away.
    for (const event of ['load', 'error']) document.addEventListener(event, look, true)
    look()
  })
}

/** Whether the page has to do without its style file. */
export const areStylesLost = () => document.documentElement.hasAttribute(STYLES_LOST)

/** Some browsers show a sheet before its rules are there. */
function hasRules(sheet: CSSStyleSheet | null): boolean {
  try {
    return !!sheet?.cssRules
  } catch {
    return false
  }
}
