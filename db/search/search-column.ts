import { storedTypes } from '#content/registry/stored-types.ts'

/**
 * The column that searches look through: the folded text of a record (`contract/search/search-text.ts`). It is NULL in rows that
 * no store has written.
 */
export const SEARCH_COLUMN = 'searchText'

/** The types whose tables have it. */
export const searchedTypes = storedTypes.filter(({ searched }) => searched !== undefined)
