import type { Migration } from './schema.ts'

/** Counts rows out that SQLite's `OR REPLACE` removes unheard, and puts counts right that such rows left too high. */
export const replacedCounts: Migration = {
  name: '012-replaced-counts',
  up: (schema) => schema.countReplacedRows(['contact_message', 'application', 'audit']),
}
