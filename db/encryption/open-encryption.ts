import { QueryTypes } from 'sequelize'
import type { ContentType } from '#contract/engine/content-type.ts'
import { storedFields } from '#content/registry/stored-types.ts'
import { tableNameOf } from '#db/store/columns.ts'
import type { Connection } from '#db/connection/connection.ts'
import { readKeyCheck, KEY_CHECK_PLACE } from './key-check.ts'
import { createKeyRing, createStoredKeyRing, type KeyRing } from './key-ring.ts'
import { loadPersonalKey } from './encryption-key.ts'
import { createIdNumberEncryption, type IdNumberEncryption } from './id-number-encryption.ts'
import { StartRefusal } from '#db/connection/start-refusal.ts'

/** The keys of identity numbers as the environment gives them. */
export interface GivenKeys {
  dataDir: string
  /** PII_KEY; without it DATA_DIR holds one. */
  personalKey?: Buffer
  /** PII_KEY_OLD, read beside it while keys are rotated. */
  oldPersonalKey?: Buffer
}

/**
 * The cipher for identity numbers, with the keys of the environment or of DATA_DIR.
 * @throws StartRefusal when numbers are stored that these keys cannot read, or another instance of the site has another key
 */
export async function openEncryption(
  connection: Connection,
  types: readonly ContentType[],
  given: GivenKeys,
): Promise<IdNumberEncryption> {
  const stored = await someStored(connection, types)
  const proof = await readKeyCheck(connection)
  const numbers = createIdNumberEncryption(
    await openKeyRing(given, stored.length === 0 && proof === undefined),
  )
  refuseUnreadable(stored, numbers)
  // Where numbers are stored they are the better proof.
  if (stored.length === 0 && proof !== undefined && !numbers.canOpen(proof, KEY_CHECK_PLACE))
    throw new StartRefusal(
      'PII_KEY：与该网站正在使用的密钥不同，请使用同一个密钥（多个实例须共用一个 PII_KEY） / Another key than the one this site has: all its instances share one',
    )
  return numbers
}

function refuseUnreadable(stored: readonly Stored[], numbers: IdNumberEncryption): void {
  const canOpen = ({ sealed, place }: Stored) => numbers.canOpen(sealed, place)
  const latest = stored.filter(({ isLatest }) => isLatest)
  const oldest = stored.filter(({ isLatest }) => !isLatest)
  if (latest.every(canOpen) && !oldest.some(({ sealed }) => numbers.isOfAnotherKey(sealed))) return
  throw new StartRefusal(
    stored.some(canOpen)
      ? 'PII_KEY：数据库中还有用旧密钥加密的身份证号，请用 PII_KEY_OLD 给出旧密钥并运行 npm run keys -- rotate / Some stored identity numbers are still sealed with the former key: give it as PII_KEY_OLD'
      : 'PII_KEY：无法用当前密钥解密数据库中的身份证号，请使用加密时的密钥 / The stored identity numbers were encrypted with another key',
  )
}

/** The keys of the environment, else those of DATA_DIR. */
export async function openKeyRing(
  { dataDir, personalKey, oldPersonalKey }: GivenKeys,
  mayGenerate: boolean,
): Promise<KeyRing> {
  if (personalKey) return createKeyRing(personalKey, oldPersonalKey)
  return createStoredKeyRing(dataDir, await loadPersonalKey(dataDir, async () => mayGenerate))
}

interface Stored {
  sealed: string
  place: string
  isLatest: boolean
}

/** The latest number of each sealed column, and the oldest, which a rotation comes to last. */
async function someStored({ sequelize }: Connection, types: readonly ContentType[]): Promise<Stored[]> {
  const quote = (name: string) => sequelize.getQueryInterface().quoteIdentifier(name)
  const found: Stored[] = []
  for (const type of types) {
    for (const { name, column } of storedFields(type)) {
      if (column !== 'encrypted') continue
      const [table, field] = [tableNameOf(type), quote(name)]
      for (const isLatest of [true, false]) {
        const way = isLatest ? 'DESC' : 'ASC'
        const sql = `SELECT ${field} AS "sealed" FROM ${quote(table)} WHERE ${field} <> '' ORDER BY "id" ${way} LIMIT 1`
        const rows = await sequelize.query<{ sealed: string }>(sql, { type: QueryTypes.SELECT })
        found.push(...rows.map(({ sealed }) => ({ sealed, place: `${table}.${name}`, isLatest })))
      }
    }
  }
  return found
}
