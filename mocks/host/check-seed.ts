import type { ContentType } from '#contract/engine/content-type.ts'
import { contract } from '#content/registry/contract.ts'
import { checkFields, isTaken } from '#contract/fields/check-fields.ts'
import type { Content } from '#mocks/fill-tables.ts'
import { nearestNames } from '#mocks/rules/nearest-names.ts'
import { isRecord, type Keyed } from '#mocks/shapes/with-changed-answers.ts'

const seedable = (contract as readonly ContentType[]).filter(({ isStored }) => isStored)
const names = seedable.map(({ name }) => name)

/** A wrong record set, told in one Chinese sentence. */
export class WrongSeed extends Error {
  override readonly name = 'WrongSeed'
}

/**
 * Reads a caller's records, `{ "banner": [{ "title": … }] }`, and validates them as if sent to the API. Values that
 * the server normally sets may be given too.
 * @throws {WrongSeed} naming the type, the record and the field
 */
export function checkSeed(sent: unknown): Content {
  if (!isRecord(sent) || Object.keys(sent).length === 0)
    throw new WrongSeed('要给出一个对象：内容类型的名字对应记录的列表，如 {"banner":[{"title":"…"}]}')
  return Object.fromEntries(Object.entries(sent).map(([name, rows]) => [name, rowsOf(name, rows)]))
}

function rowsOf(name: string, rows: unknown): Keyed[] {
  const type = seedable.find((each) => each.name === name)
  if (!type)
    throw new WrongSeed(`没有名为“${name}”的内容类型。最接近的：${nearestNames(name, names).join('、')}`)
  if (!Array.isArray(rows)) throw new WrongSeed(`“${name}”要是记录的列表`)
  const read = rows.map((row: unknown, index) => rowOf(type, row, `“${name}”第 ${index + 1} 条`))
  refuseEqual(type, read)
  return read
}

function rowOf(type: ContentType, row: unknown, where: string): Keyed {
  if (!isRecord(row)) throw new WrongSeed(`${where}不是一个对象`)
  const { id, ...values } = row
  if (id !== undefined && !(Number.isSafeInteger(id) && Number(id) > 0))
    throw new WrongSeed(`${where}的 id 要是正整数`)
  const { fields } = type
  const known = new Set(Object.entries(fields).flatMap(([name, { alsoNamed = [] }]) => [name, ...alsoNamed.map((each) => each.split('.')[0])])) // oxfmt-ignore
  const unknown = Object.keys(values).find((name) => !known.has(name))
  if (unknown !== undefined)
    throw new WrongSeed(
      `${where}没有字段“${unknown}”。最接近的：${nearestNames(unknown, Object.keys(fields)).join('、')}`,
    )
  const { values: checked, errors } = checkFields(fields, values, 'whole')
  const [error] = errors
  if (error) throw new WrongSeed(`${where}的“${error.field}”：${error.message}`)
  const own = Object.entries(fields).filter(
    ([name, field]) => field.setByServer && Object.hasOwn(values, name),
  )
  for (const [name, field] of own)
    if (!isTaken(field, values[name])) throw new WrongSeed(`${where}的“${name}”不是它能有的值`)
  const given = Object.fromEntries(own.map(([name]) => [name, values[name]]))
  return { ...(id !== undefined && { id }), ...checked, ...given }
}

/** Ids, and what must differ from record to record. */
function refuseEqual(type: ContentType, rows: readonly Keyed[]): void {
  const single = Object.keys(type.fields).filter((name) => type.fields[name]?.isUnique)
  const keys = [
    ['id'],
    ...single.map((name) => [name]),
    ...(type.uniqueTogether ? [type.uniqueTogether] : []),
  ]
  // Without an id a record has that of its place.
  const whole = rows.map((row, index): Keyed => ({ id: index + 1, ...row }))
  for (const key of keys) {
    const seen = new Set<string>()
    for (const [index, row] of whole.entries()) {
      if (key.some((name) => row[name] == null)) continue
      const value = JSON.stringify(key.map((name) => row[name]))
      if (seen.has(value))
        throw new WrongSeed(`“${type.name}”第 ${index + 1} 条的“${key.join('、')}”与前面的重复`)
      seen.add(value)
    }
  }
}
