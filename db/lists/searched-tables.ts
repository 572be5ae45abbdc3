/**
 * The tables that are searched by an index, with the texts it holds (migrations/009-growing-lists.ts). A list that looks
 * through others too is read row by row; tests/contract/search-index.test.ts compares the two.
 */
export const searchedTables: ReadonlyMap<string, readonly string[]> = new Map([
  ['contact_message', ['name', 'email', 'phone', 'subject', 'message']],
  ['application', ['name', 'phone', 'email', 'jobTitle', 'school']],
])
