import { __PRIVATE__ as internals } from 'styled-components'

/** Stands behind the rules of a component in a style file (app/server/static-styles/style-file.ts). */
const MARKER = /^data-styled\.g\d+\[id="([\w-]+)"\]$/

/**
 * Tells styled-components what the page's style files hold, so that it makes none of it again. A variant that they do not
 * hold is put among the rules of its component there: at the end of the page's head it would win against what overrides it.
 */
export function adoptStyles(sheets: readonly CSSStyleSheet[]): void {
  const { mainSheet } = internals
  const markers = new Map<string, CSSStyleRule>()
  for (const rule of sheets.flatMap(({ cssRules }) => Array.from(cssRules))) {
    if (!(rule instanceof CSSStyleRule)) continue
    const [, id] = MARKER.exec(rule.selectorText) ?? []
    if (id === undefined) continue
    markers.set(id, rule)
    for (const name of rule.style.content.replaceAll('"', '').split(','))
      if (name) mainSheet.registerName(id, name)
  }
  if (markers.size === 0) return

  const insertAtTheEnd = mainSheet.insertRules.bind(mainSheet)
  mainSheet.insertRules = (id, name, rules) => {
    const marker = markers.get(id)
    if (!marker) return insertAtTheEnd(id, name, rules)
    mainSheet.registerName(id, name)
    insertBefore(marker, rules)
  }
}

function insertBefore(marker: CSSStyleRule, rules: readonly string[]) {
  const sheet = marker.parentStyleSheet
  for (const rule of rules)
    try {
      sheet?.insertRule(rule, Array.from(sheet.cssRules).indexOf(marker))
    } catch {
      // As styled-components does: a browser leaves out what it does not understand.
    }
}
