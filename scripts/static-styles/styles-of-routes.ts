import { printStyleFile, readStyleFile, type MadeStyle } from '#app/server/static-styles/style-file.ts'
import type { RenderedPage } from './render-public-pages.ts'

const PLAIN = /<style>([\s\S]*?)<\/style>/
const STYLED = /<style[^>]* data-styled="true"[^>]*>([\s\S]*?)<\/style>/
const SPLITTER = '/*!sc*/\n'

/** The text of each route's style file: what any of its pages has in it. */
export function stylesOfRoutes(pages: readonly RenderedPage[]): Map<string, string> {
  const styles = new Map<string, Map<string, MadeStyle>>()
  for (const { route, html } of pages)
    styles.set(route, new Map([...(styles.get(route) ?? []), ...stylesIn(html)]))
  const plain = PLAIN.exec(pages[0]?.html ?? '')?.[1]
  return new Map([...styles].map(([route, each]) => [route, printStyleFile([...each.values()], plain)]))
}

function stylesIn(html: string): Map<string, MadeStyle> {
  const rules = (STYLED.exec(html)?.[1] ?? '').split(SPLITTER)
  return readStyleFile(rules.join('\n'))
}
