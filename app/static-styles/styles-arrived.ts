import { STATIC_STYLES, STYLES_LOST } from './names.ts'

/**
 * Resolves with the page's style file once it has come, with nothing where it is lost for good, which the head's script decides
 * (app/document/head-script/lost-styles.ts), or where there is none. Without its rules the components would make all styles again.
 */
export function stylesArrived(): Promise<CSSStyleSheet | undefined> {
  return new Promise((resolve) => {
    function look(event?: Event) {
      const link = document.querySelector<HTMLLinkElement>(`link[${STATIC_STYLES}]`)
      const isThere = hasRules(link?.sheet)
      // One that has come and cannot be read styles the page all the same; the components make theirs once more.
      const hasCome = isThere || (event?.type === 'load' && event.target === link)
      if (link && !hasCome) return
      for (const name of signs) document.removeEventListener(name, look, true)
      resolve(isThere ? (link?.sheet ?? undefined) : undefined)
    }
    // Before this, the head's script has put another link in the place of a lost one, or taken it away.
    for (const name of signs) document.addEventListener(name, look, true)
    look()
  })
}

const signs = ['load', 'error', STYLES_LOST]

/** Whether the page has to do without its style file. */
export const areStylesLost = () => document.documentElement.hasAttribute(STYLES_LOST)

/** Some browsers show a sheet before its rules are there. */
function hasRules(sheet: CSSStyleSheet | null | undefined): boolean {
  try {
    return !!sheet?.cssRules
  } catch {
    return false
  }
}
