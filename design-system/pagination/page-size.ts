/** Rows on a page unless somebody chooses otherwise (spec: decision X-33). */
export const DEFAULT_PAGE_SIZE = 10

/** Page sizes on offer (spec: decision X-33). */
export const PAGE_SIZES = [10, 20, 50, 100] as const
