import { QueryTypes } from 'sequelize'
import type { ContentType } from '#contract/engine/content-type.ts'
import { storedFields } from '#contract/stored-types.ts'
import { tableNameOf } from './columns.ts'
import type { Connection } from './connection.ts'
import { keptProof, PROOF_PLACE } from './key-proof.ts'
import { keptPersonalKey } from './personal-key.ts'
import { createPersonalNumbers, type PersonalNumbers } from './personal-numbers.ts'
import { StartRefusal } from './start-refusal.ts'

/**
 * The cipher for identity numbers, with the key of PII_KEY or of DATA_DIR.
 * @throws StartRefusal when numbers are stored that this key cannot read, or another instance of the site has another key
 */
export async function openPersonalNumbers(
  connection: Connection,
  types: readonly ContentType[],
  { dataDir, personalKey }: { dataDir: string; personalKey?: Buffer },
): Promise<PersonalNumbers> {
  const stored = await someStored(connection, types)
  const proof = await keptProof(connection)
  const isNew = stored.length === 0 && proof === undefined
  const key = personalKey ?? (await keptPersonalKey(dataDir, async () => isNew))
  const numbers = createPersonalNumbers(key)
  if (!stored.every(({ sealed, place }) => numbers.canOpen(sealed, place)))
    throw new StartRefusal(
      'PII_KEY：无法用当前密钥解密数据库中的身份证号，请使用加密时的密钥 / The stored identity numbers were encrypted with another key',
    )
  // Where numbers are stored they are the better proof.
  if (stored.length === 0 && proof !== undefined && !numbers.canOpen(proof, PROOF_PLACE))
    throw new StartRefusal(
      'PII_KEY：与该网站正在使用的密钥不同，请使用同一个密钥（多个实例须共用一个 PII_KEY） / Another key than the one this site has: all its instances share one',
    )
  return numbers
}

/** The latest number of each sealed column. */
async function someStored({ sequelize }: Connection, types: readonly ContentType[]) {
  const quote = (name: string) => sequelize.getQueryInterface().quoteIdentifier(name)
  const found: { sealed: string; place: string }[] = []
  for (const type of types) {
    for (const { name, column } of storedFields(type)) {
      if (column !== 'sealed') continue
      const [table, field] = [tableNameOf(type), quote(name)]
      const sql = `SELECT ${field} AS "sealed" FROM ${quote(table)} WHERE ${field} <> '' ORDER BY "id" DESC LIMIT 1`
      const rows = await sequelize.query<{ sealed: string }>(sql, { type: QueryTypes.SELECT })
      found.push(...rows.map(({ sealed }) => ({ sealed, place: `${table}.${name}` })))
    }
  }
  return found
}
