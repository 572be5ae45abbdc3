import { SITE_IDENTITY_TABLE } from './005-site-identity.ts'
import { column, type Migration } from './schema.ts'

/** By which key identity numbers are sealed, told before any is stored (db/encryption/key-check.ts). */
export const keyProof: Migration = {
  name: '010-key-proof',
  up: (schema) => schema.addColumn(SITE_IDENTITY_TABLE, 'keyProof', column.text),
}
