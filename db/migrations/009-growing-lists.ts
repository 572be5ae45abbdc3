import { HOUR_COUNT_TABLE } from './hour-counts.ts'
import { column, type Migration } from './schema.ts'

const searched = {
  contact_message: ['name', 'email', 'phone', 'subject', 'message'],
  application: ['name', 'phone', 'email', 'jobTitle', 'school'],
}

/** Makes a day's list and a search as fast with a million rows as with a thousand (docs/decisions/0020-trigger-counts-and-search-indexes.md). */
export const growingLists: Migration = {
  name: '009-growing-lists',
  async up(schema) {
    const { textKey, integer } = column
    await schema.createTable(HOUR_COUNT_TABLE, { tableName: textKey, hour: textKey, total: integer })
    for (const table of ['contact_message', 'application', 'audit']) await schema.keepHourCount(table)
    await schema.keepSearchIndexes(searched)
  },
}
