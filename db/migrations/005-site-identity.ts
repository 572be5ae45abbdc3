import { column, type Migration } from './schema.ts'

/** The table of the one row that says whose database this is (db/site/site-identity.ts). */
export const SITE_IDENTITY_TABLE = 'site_identity'

/**
 * Which site a database is of, so that it is never taken for another's, and which documents were given up with
 * their application, so that no file is ever removed only because nothing is known of it.
 */
export const siteIdentity: Migration = {
  name: '005-site-identity',
  async up(schema) {
    await schema.createTable(SITE_IDENTITY_TABLE, { siteId: column.textKey, mayTakeFiles: column.integer })
    await schema.addColumn('resume', 'isGivenUp', column.integer)
  },
}
