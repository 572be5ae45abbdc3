import { storedTypes } from '#contract/stored-types.ts'

/**
 * The column with the folded text that searches look through (`contract/search/search-text.ts`), in the tables of types that
 * declare one. Written with each record, no field of it; empty in rows that no store has written. It costs a second copy of those
 * texts.
 */
export const SEARCH_COLUMN = 'searchText'

/** The types whose tables have it. */
export const searchedTypes = storedTypes.filter(({ searched }) => searched !== undefined)
