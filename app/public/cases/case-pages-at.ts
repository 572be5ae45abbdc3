import { casePages, type CasePage } from './case-pages.ts'

/** The pages that a route shows: the one at its path, or for `<parent>/:page` all below that parent. */
export function casePagesAt(routePath: string): readonly CasePage[] {
  return casePages.filter(({ path, parent }) => routePath === path || routePath === `${parent}/:page`)
}
