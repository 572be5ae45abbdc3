import { __PRIVATE__ as internals } from 'styled-components'

/** Stands behind the rules of a component in a style file (app/server/static-styles/style-file.ts). */
const MARKER = /^data-styled\.g\d+\[id="([\w-]+)"\]$/

/**
 * Tells styled-components what the page's style files hold, so that it makes none of it again. A variant that they do not
 * hold is put among the rules of its component there: at the end of the page's head it would win against what overrides it.
 */
export function adoptStyles(sheets: readonly CSSStyleSheet[]): void {
  const { mainSheet } = internals
  const places = new Map<string, Place>()
  for (const sheet of sheets)
    for (const rule of Array.from(sheet.cssRules)) {
      if (!(rule instanceof CSSStyleRule)) continue
      const [, id] = MARKER.exec(rule.selectorText) ?? []
      if (id === undefined) continue
      places.set(id, { sheet, marker: rule })
      for (const name of rule.style.content.replaceAll('"', '').split(','))
        if (name) mainSheet.registerName(id, name)
    }
  if (places.size === 0) return

  const insertAtTheEnd = mainSheet.insertRules.bind(mainSheet)
  mainSheet.insertRules = (id, name, rules) => {
    const place = places.get(id)
    if (!place) return insertAtTheEnd(id, name, rules)
    mainSheet.registerName(id, name)
    insertAt(place, rules)
  }
}

/** Where rules of a component stand: before its marker. */
interface Place {
  sheet: CSSStyleSheet
  marker: CSSRule
}

function insertAt({ sheet, marker }: Place, rules: readonly string[]) {
  for (const rule of rules)
    try {
      sheet.insertRule(rule, Array.from(sheet.cssRules).indexOf(marker))
    } catch {
      // As styled-components does: a browser leaves out what it does not understand.
    }
}
