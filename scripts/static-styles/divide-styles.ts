import { readStyleFile, type MadeStyle } from '#app/server/static-styles/style-file.ts'
import type { RenderedPage } from './render-public-pages.ts'

/** Styles of public pages by the file that they go into. */
export interface DividedStyles {
  /** Rules that are no component's, the same in every page. */
  plain: string
  /** Of components that at least half of the routes show, and of what these override. */
  shared: MadeStyle[]
  /** What the pages of a route have beside these. */
  routes: Map<string, MadeStyle[]>
}

/**
 * Divides what the pages have in them, so that a visitor fetches little that a page does not show, and nothing of it twice.
 * The shared file stands before a route's: what a style of the shared one overrides must be in it as well.
 */
export function divideStyles(pages: readonly RenderedPage[]): DividedStyles {
  const styles = new Map<string, MadeStyle>()
  const shown = new Map<string, Set<string>>()
  for (const { route, html } of pages) {
    const names = shown.get(route) ?? new Set()
    shown.set(route, names)
    for (const style of stylesIn(html)) {
      styles.set(style.name, style)
      names.add(style.name)
    }
  }
  const all = [...styles.values()]
  const shared = withOverridden(idsOfMostRoutes(all, shown), classesIn(pages, styles))
  return {
    plain: PLAIN.exec(pages[0]?.html ?? '')?.[1] ?? '',
    shared: all.filter(({ id }) => shared.has(id)),
    routes: new Map(
      [...shown].map(([route, names]) => [
        route,
        all.filter(({ id, name }) => names.has(name) && !shared.has(id)),
      ]),
    ),
  }
}

const PLAIN = /<style>([\s\S]*?)<\/style>/
const STYLED = /<style[^>]* data-styled="true"[^>]*>([\s\S]*?)<\/style>/
const SPLITTER = '/*!sc*/\n'

function stylesIn(html: string): Iterable<MadeStyle> {
  const rules = (STYLED.exec(html)?.[1] ?? '').split(SPLITTER)
  return readStyleFile(rules.join('\n')).values()
}

/** The components that at least half of the routes show. */
function idsOfMostRoutes(all: readonly MadeStyle[], shown: ReadonlyMap<string, ReadonlySet<string>>) {
  const routesOf = new Map<string, Set<string>>()
  for (const [route, names] of shown)
    for (const { id, name } of all)
      if (names.has(name)) routesOf.set(id, (routesOf.get(id) ?? new Set()).add(route))
  return new Set([...routesOf].filter(([, routes]) => routes.size * 2 >= shown.size).map(([id]) => id))
}

/** The styles of each element that has several, the overridden first. */
function classesIn(pages: readonly RenderedPage[], styles: ReadonlyMap<string, MadeStyle>): MadeStyle[][] {
  const classes = new Set(
    pages.flatMap(({ html }) => [...html.matchAll(/ class="([^"]+)"/g)].map(([, each = '']) => each)),
  )
  return [...classes]
    .map((each) => each.split(' ').flatMap((name) => styles.get(name) ?? []))
    .filter(({ length }) => length > 1)
    .map((each) => each.toSorted((one, other) => one.place - other.place))
}

function withOverridden(ids: ReadonlySet<string>, elements: readonly MadeStyle[][]): Set<string> {
  const found = new Set(ids)
  let size: number
  do {
    size = found.size
    for (const element of elements) {
      const last = element.findLastIndex(({ id }) => found.has(id))
      for (const { id } of element.slice(0, last + 1)) found.add(id)
    }
  } while (found.size > size)
  return found
}
