import { __PRIVATE__ as internals } from 'styled-components'

/** Stands behind the rules of a component in a style file (app/server/static-styles/style-file.ts). */
const MARKER = /^data-styled\.g\d+\[id="([\w-]+)"\]$/

/**
 * Tells styled-components what the page's style file holds, so that it makes none of it again. A variant that it does not hold
 * is put among the rules of its component there: at the end of the page's head it would win against what overrides it.
 */
export function adoptStyles(sheet: CSSStyleSheet): void {
  const { mainSheet } = internals
  const markers = new Map<string, CSSRule>()
  for (const rule of Array.from(sheet.cssRules)) {
    if (!(rule instanceof CSSStyleRule)) continue
    const [, id] = MARKER.exec(rule.selectorText) ?? []
    if (id === undefined) continue
    markers.set(id, rule)
    for (const name of rule.style.content.replaceAll('"', '').split(','))
      if (name) mainSheet.registerName(id, name)
  }

  const insertAtTheEnd = mainSheet.insertRules.bind(mainSheet)
  mainSheet.insertRules = (id, name, rules) => {
    const marker = markers.get(id)
    if (!marker) return insertAtTheEnd(id, name, rules)
    mainSheet.registerName(id, name)
    insertBefore(marker, rules, sheet)
  }
}

/**
 * Leaves a page plain whose style file is lost: readable, as it is without script. The components' styles alone, without the
 * colours and distances that the file says, would lay parts of it over each other.
 */
export function makeNoStyles(): void {
  const { mainSheet } = internals
  mainSheet.insertRules = (id, name) => mainSheet.registerName(id, name)
}

function insertBefore(marker: CSSRule, rules: readonly string[], sheet: CSSStyleSheet) {
  for (const rule of rules)
    try {
      sheet.insertRule(rule, Array.from(sheet.cssRules).indexOf(marker))
    } catch {
      // As styled-components does: a browser leaves out what it does not understand.
    }
}
