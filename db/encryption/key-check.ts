import { QueryTypes } from 'sequelize'
import type { Connection } from '#db/connection/connection.ts'
import { SITE_IDENTITY_TABLE } from '#db/migrations/005-site-identity.ts'
import type { IdNumberEncryption } from './id-number-encryption.ts'

/** What the proof is bound to, as numbers are to their column. */
export const KEY_CHECK_PLACE = `${SITE_IDENTITY_TABLE}.keyProof`

/** The sealed word, whose only use is that the site's key opens it. */
const WORD = 'tulian-site'

/**
 * A word encrypted with the site's key. It reveals an instance with another key at its start, even before any
 * identity number is stored.
 * @returns undefined where none is stored yet
 */
export async function readKeyCheck({ sequelize }: Connection): Promise<string | undefined> {
  const [row] = await sequelize.query<{ keyProof: string }>(`SELECT "keyProof" FROM ${SITE_IDENTITY_TABLE}`, {
    type: QueryTypes.SELECT,
  })
  return row?.keyProof || undefined
}

/** Keeps the proof of the key that seals now, unless that is the one which is kept. */
export async function storeKeyCheck(connection: Connection, numbers: IdNumberEncryption): Promise<void> {
  const proof = numbers.seal(WORD, KEY_CHECK_PLACE)
  const kept = await readKeyCheck(connection)
  if (kept !== undefined && keyIdOf(kept) === keyIdOf(proof)) return
  await connection.write((transaction) =>
    connection.sequelize.query(`UPDATE ${SITE_IDENTITY_TABLE} SET "keyProof" = $1`, {
      bind: [proof],
      type: QueryTypes.UPDATE,
      transaction,
    }),
  )
}

const keyIdOf = (sealed: string) => sealed.split('.')[1]
