import { column, type Migration } from './schema.ts'

/** The table of the one row that says whose database this is (db/site/site-identity.ts). */
export const SITE_IDENTITY_TABLE = 'site_identity'

/**
 * Records which site a database belongs to and which documents were discarded with their application. So no
 * file is removed only because it is unknown.
 */
export const siteIdentity: Migration = {
  name: '005-site-identity',
  async up(schema) {
    await schema.createTable(SITE_IDENTITY_TABLE, { siteId: column.textKey, mayTakeFiles: column.integer })
    await schema.addColumn('resume', 'isGivenUp', column.integer)
  },
}
