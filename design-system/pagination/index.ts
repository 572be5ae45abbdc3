export { Pagination, type PaginationProps } from './pagination.tsx'
export { DEFAULT_PAGE_SIZE } from './page-size.ts'
