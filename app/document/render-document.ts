import type { DayLook } from '#content/site-settings/day-looks.ts'
import { NOT_HYDRATED } from '#app/browser/not-hydrated.ts'
import { CONSOLE_ATTRIBUTE } from './console-attribute.ts'
import { PAGE_ELEMENT } from './page-element.ts'

/** What a document has beside the rendered page. */
export interface DocumentFacts {
  /** Marks the console: browsers do not translate it, and the head's script asks for it. */
  isConsole?: boolean
  /** How the site is dressed on this day; here so that a day of mourning is grey without scripts. */
  look?: DayLook
  /** Scripts and styles at the head's end, as HTML. */
  headEnd: string
}

const HEAD_END = '</head>'

/**
 * The document around what React rendered: a head, then the page and its scripts. React hydrates the page's element
 * alone, and ignores what follows the page in it.
 */
export function renderDocument(rendered: string, { look, isConsole, headEnd }: DocumentFacts): string {
  const at = rendered.indexOf(HEAD_END)
  const [head, page] = [rendered.slice(0, at), rendered.slice(at + HEAD_END.length)]
  // Translators replace text nodes, which lists that change do not survive; who works in the console reads Chinese.
  const marks = isConsole ? ` translate="no" ${CONSOLE_ATTRIBUTE}=""` : ''
  return [
    `<!DOCTYPE html><html lang="zh-CN"${marks}${look ? ` data-day="${look}"` : ''}>`,
    `${head}${headEnd}</head>`,
    `<body><div id="${PAGE_ELEMENT}" ${NOT_HYDRATED}="">${page}</div></body></html>`,
  ].join('')
}
