import { column, type Migration, type Schema } from './schema.ts'

const counted = ['contact_message', 'application', 'audit']
const searchedByIndex = ['contact_message', 'application']
/** Tables of which a search looks through a column from now on; `db/search/fold-rows.ts` fills it in rows that are there. */
const searched = [...counted, 'service', 'case', 'news', 'recruitment', 'software_copyright']

/** Indexes of lists that 100,000 rows do not need (docs/decisions/0038-plain-lists.md). */
const unneeded: Record<string, readonly (readonly string[])[]> = {
  application: [
    ['gender', 'id'],
    ['birthDate', 'id'],
    ['age', 'id'],
    ['education', 'id'],
    ['jobTitle', 'id'],
    ['jobLocation', 'id'],
    ['resumeUrl', 'id'],
    ['status', 'id'],
    ['status', 'createTime', 'id'],
  ],
  audit: [
    ['accountId', 'id'],
    ['username', 'id'],
    ['action', 'id'],
    ['typeName', 'id'],
    ['noun', 'id'],
    ['recordId', 'id'],
    ['action', 'createTime', 'id'],
    ['accountId', 'createTime', 'id'],
    ['typeName', 'createTime', 'id'],
  ],
}

/** Drops what migrations 003 to 014 made for million-row lists: counts, search indexes, frequent words and triggers. */
export const plainLists: Migration = {
  name: '015-plain-lists',
  async up(schema) {
    for (const sql of dropped[schema.database]) await schema.run(sql)
    for (const [table, indexes] of Object.entries(unneeded))
      for (const fields of indexes) await schema.removeIndex(table, [...fields])
    for (const table of searched) await schema.addColumn(table, 'searchText', column.optionalText)
  },
}

const each = (tables: readonly string[], ends: readonly string[], sql: (name: string) => string) =>
  tables.flatMap((table) => ends.map((end) => sql(`"${table}_${end}"`)))

const dropped: Record<Schema['database'], readonly string[]> = {
  sqlite: [
    ...each(
      counted,
      [
        ...['added', 'removed', 'came', 'went', 'moved', 'counted_out'],
        ...['put_over', 'put_instead', 'renumbered_over', 'renumbered_instead'],
      ],
      (name) => `DROP TRIGGER IF EXISTS ${name}`,
    ),
    ...each(
      searchedByIndex,
      ['search_added', 'search_removed', 'search_changed', 'search_replaced'],
      (name) => `DROP TRIGGER IF EXISTS ${name}`,
    ),
    ...each(
      searchedByIndex,
      ['search_terms', 'search', 'unsearched', 'outdated'],
      (name) => `DROP TABLE IF EXISTS ${name}`,
    ),
    ...['row_count', 'hour_count', 'replaced_row'].map((name) => `DROP TABLE IF EXISTS ${name}`),
  ],
  postgres: [
    // A trigger goes with its function.
    ...each(
      counted,
      ['added', 'removed', 'emptied', 'came', 'went', 'moved', 'left'],
      (name) => `DROP FUNCTION IF EXISTS ${name}() CASCADE`,
    ),
    ...each(
      searchedByIndex,
      ['words_came', 'words_went', 'words_changed', 'words_left'],
      (name) => `DROP FUNCTION IF EXISTS ${name}() CASCADE`,
    ),
    ...each(searchedByIndex, ['search'], (name) => `DROP INDEX IF EXISTS ${name}`),
    'DROP FUNCTION IF EXISTS search_pieces(text[])',
    ...['row_count', 'hour_count', 'frequent_word'].map((name) => `DROP TABLE IF EXISTS ${name}`),
  ],
}
