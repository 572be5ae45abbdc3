import { casePageAt, pagesAbove, pagesBelow } from '#app/public/cases/case-pages.ts'
import { CaseIndex } from './case-index.tsx'

export interface RelatedPagesProps {
  /** Address of the page of cases they stand on; an unknown one has none. */
  path: string
}

/** The ways from a page of cases down to its sub pages; nothing where it has none. */
export function PagesBelow({ path }: RelatedPagesProps) {
  const page = casePageAt(path)
  const pages = page ? pagesBelow(page) : []
  if (!page || pages.length === 0) return null
  return <CaseIndex heading="按业务查看" pages={pages} isPictured={pagesAbove(page).length === 0} />
}

/** The ways from a sub page to its neighbours and to itself; nothing on a parent. */
export function PagesBeside({ path }: RelatedPagesProps) {
  const page = casePageAt(path)
  const above = page ? pagesAbove(page) : []
  const parent = above.at(-1)
  if (above.length < 2 || !parent) return null
  return <CaseIndex heading="同类案例" pages={pagesBelow(parent)} currentPath={path} tone="tinted" />
}
