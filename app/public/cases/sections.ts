/** What stands under the banner of every page of cases, downloaded together. */
export { CaseGrid } from './case-grid/case-grid.tsx'
export { PagesBelow, PagesBeside } from './case-index/related-pages.tsx'
