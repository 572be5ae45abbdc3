import { casePagesAt } from '#app/public/cases/case-pages-at.ts'

/** What is looked for where the page of search stands for itself. */
const SEARCHED = `?q=${encodeURIComponent('标注')}`

/** Addresses that show the page of a route: one record, every page of cases, and search with results. */
export function pageAddresses(routePath: string): string[] {
  if (routePath.includes(':page')) return casePagesAt(routePath).map(({ path }) => path)
  return [routePath === '/search' ? routePath + SEARCHED : routePath.replace(':id', '1')]
}
