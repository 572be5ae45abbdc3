import { __PRIVATE__ as internals } from 'styled-components'

/** The last rule of a style file, which names all that is in it (app/server/static-styles/style-file.ts). */
const INDEX = 'data-styled'

/**
 * Tells styled-components what the page's style file holds, so that it makes none of it again. A variant that it does not hold
 * is put among the rules of its component there: at the end of the page's head it would win against what overrides it. Of the
 * file's rules one is looked at: to have the browser say what each of six hundred is takes a phone as long as any other task.
 */
export function adoptStyles(sheet: CSSStyleSheet): void {
  const { mainSheet } = internals
  const markers = new Map<string, string>()
  for (const held of indexOf(sheet).split(';')) {
    const [place, id, names] = held.split(':')
    if (!id || !names) continue
    markers.set(id, `${INDEX}.g${place}`)
    for (const name of names.split(',')) mainSheet.registerName(id, name)
  }

  const insertAtTheEnd = mainSheet.insertRules.bind(mainSheet)
  mainSheet.insertRules = (id, name, rules) => {
    const marker = markers.get(id)
    if (!marker) return insertAtTheEnd(id, name, rules)
    mainSheet.registerName(id, name)
    insertBefore(marker, rules, sheet)
  }
}

/** Nothing where the file was cut off. */
function indexOf({ cssRules }: CSSStyleSheet): string {
  const last = cssRules[cssRules.length - 1]
  const isIndex = last instanceof CSSStyleRule && last.selectorText === INDEX
  return isIndex ? last.style.content.replaceAll('"', '') : ''
}

/**
 * Leaves a page plain whose style file is lost: readable, as it is without script. The components' styles alone, without the
 * colours and distances that the file says, would lay parts of it over each other.
 */
export function makeNoStyles(): void {
  const { mainSheet } = internals
  mainSheet.insertRules = (id, name) => mainSheet.registerName(id, name)
}

function insertBefore(marker: string, rules: readonly string[], sheet: CSSStyleSheet) {
  const isMarker = (rule: CSSRule) => rule instanceof CSSStyleRule && rule.selectorText === marker
  for (const rule of rules)
    try {
      sheet.insertRule(rule, Array.from(sheet.cssRules).findIndex(isMarker))
    } catch {
      // As styled-components does: a browser leaves out what it does not understand.
    }
}
