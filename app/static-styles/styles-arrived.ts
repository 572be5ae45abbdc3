import { STATIC_STYLES, STYLES_LOST } from './names.ts'

/**
 * Resolves with the page's style files once each of them has come or is lost for good, which the head's script decides
 * (lost-styles.ts). Without their rules the components would make all styles again.
 */
export function stylesArrived(): Promise<readonly CSSStyleSheet[]> {
  return new Promise((resolve) => {
    function look() {
      const sheets = linkedSheets()
      if (!sheets.every(hasCome)) return
      for (const event of ['load', 'error']) document.removeEventListener(event, look, true)
      resolve(sheets)
    }
    // Before this, the head's script has put another link in the place of a lost one, or taken it away.
    for (const event of ['load', 'error']) document.addEventListener(event, look, true)
    look()
  })
}

/** Whether the page has to do without one of its style files. */
export const areStylesLost = () => document.documentElement.hasAttribute(STYLES_LOST)

function linkedSheets(): (CSSStyleSheet | null)[] {
  const links = document.querySelectorAll<HTMLLinkElement>(`link[${STATIC_STYLES}]`)
  return Array.from(links, ({ sheet }) => sheet)
}

/** Some browsers show a sheet before its rules are there. */
function hasCome(sheet: CSSStyleSheet | null): sheet is CSSStyleSheet {
  try {
    return !!sheet?.cssRules
  } catch {
    return false
  }
}
