import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Query, Row } from '#contract/engine/backend.ts'
import { comparing, isAskedFor } from '#mocks/matching.ts'
import { listDatabases, type ListDatabase } from './list-databases.ts'

const searched: Record<string, readonly string[]> = {
  'contact-message': ['name', 'email', 'phone', 'subject', 'message'],
  application: ['name', 'phone', 'email', 'jobTitle', 'school'],
}
const tableOf = (typeName: string) => typeName.replace('-', '_')
const PIECES = [
  ...[
    '张伟',
    '张',
    '伟',
    '王',
    '数据',
    '标注',
    '数据标注',
    'a',
    'B',
    'ab',
    'AB',
    'Ä',
    'é',
    'İ',
    'ſ',
    'ＡＢ',
    '１２',
    '　',
  ],
  ...[
    '%',
    '_',
    "'",
    '"',
    '\\',
    '$1',
    ':x',
    '?',
    '*',
    '-',
    '(',
    ' OR ',
    '😀',
    '👍🏽',
    '𠮷',
    '1',
    '13',
    ' ',
    '\n',
    '\u0001',
    '\uFFFD',
  ],
]

/** The same numbers for the same seed, so that a failure comes again. */
function numbersOf(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

describe.each(listDatabases)('lists of many rows on %s', (_name, open) => {
  let database: ListDatabase
  beforeEach(async () => {
    database = await open()
  })
  afterEach(() => database.close())

  const storeOf = (typeName: string) => database.backend.stores.of(typeName)

  /** What a look at every row finds, by the mocks' reading of a query. */
  async function expectAlike(typeName: string, rows: readonly Row[], query: Query): Promise<void> {
    const { offset = 0, limit = Infinity } = query
    const hits = rows.filter((row) => isAskedFor(row, query)).sort(comparing(query.order))
    const page = hits.slice(offset, offset + limit).map(({ id }) => id)
    const found = await storeOf(typeName).find(query)
    const total = await storeOf(typeName).count(query)
    expect({ query, ids: found.map(({ id }) => id), total }).toEqual({ query, ids: page, total: hits.length })
  }

  async function create(
    typeName: string,
    amount: number,
    values: (place: number) => Record<string, unknown>,
  ) {
    await database.backend.transaction(async (stores) => {
      for (let place = 0; place < amount; place += 1) await stores.of(typeName).create(values(place))
    })
  }

  test.each(Object.keys(searched))(
    'a search of %s finds what a look at each row finds, whatever was typed, whether its index has the rows yet or not',
    async (typeName) => {
      const random = numbersOf(typeName.length)
      const text = () => Array.from({ length: random(6) }, () => PIECES[random(PIECES.length)]).join('')
      const fields = searched[typeName] ?? []
      const values = () => ({
        ...Object.fromEntries(fields.map((field) => [field, text()])),
        isSuspect: random(2),
      })
      await create(typeName, 100, values)
      const compare = async () => {
        const rows = await storeOf(typeName).find()
        for (let round = 0; round < 80; round += 1) {
          const keyword = keywordFrom(rows[random(rows.length)], fields, random) || text()
          if (keyword === '') continue
          const search = { fields: random(5) === 0 ? fields.slice(1, 2) : fields, keyword }
          const where = random(4) === 0 ? { isSuspect: 1 } : undefined
          const order = random(2) === 0 ? undefined : [{ field: 'name', direction: 'desc' } as const]
          await expectAlike(typeName, rows, {
            search,
            where,
            order,
            offset: random(3),
            limit: 1 + random(40),
          })
        }
      }
      await compare()
      await database.isFilled(tableOf(typeName))
      await compare()
      await create(typeName, 50, values)
      await database.run(
        `UPDATE ${tableOf(typeName)} SET "name" = '王' || "name", "phone" = '13' WHERE "id" % 3 = 0`,
      )
      await database.run(`DELETE FROM ${tableOf(typeName)} WHERE "id" % 5 = 0`)
      await compare()
      await database.isFilled(tableOf(typeName))
      await compare()
    },
  )

  test('rows that were put in, changed and removed by SQL are found and counted, in a list of days too', async () => {
    const rows = async () => storeOf('contact-message').find()
    const day = { field: 'createTime', from: '2026-01-04T16:00:00.000Z', to: '2026-01-05T15:59:59.999Z' }
    const search = { fields: searched['contact-message'] ?? [], keyword: '张伟' }
    const compare = async () => {
      await expectAlike('contact-message', await rows(), {})
      await expectAlike('contact-message', await rows(), { range: day })
      await expectAlike('contact-message', await rows(), { search })
    }
    await database.run(`INSERT INTO contact_message ("name", "createTime")
      VALUES ('张伟', '2026-01-05T02:00:00.000Z'), ('张伟', NULL), ('王芳', '2026-01-05T08:00:00.000Z')`)
    await compare()
    await database.run(
      `UPDATE contact_message SET "name" = '张伟明', "createTime" = '2026-01-05T09' WHERE "id" = 2`,
    )
    await database.run(`UPDATE contact_message SET "id" = 77, "createTime" = NULL WHERE "id" = 3`)
    await compare()
    await database.run('DELETE FROM contact_message WHERE "id" = 1')
    await compare()
    expect(await storeOf('contact-message').count({ range: day })).toBe(1)
    await database.run('DELETE FROM contact_message')
    await compare()
  })

  test('the rows between two moments are counted alike, however their times are written', async () => {
    const random = numbersOf(9)
    const hour = () => `2026-01-0${1 + random(4)}T${String(random(24)).padStart(2, '0')}`
    const endings = ['', ':00', ':00:00.000Z', ':59:59.999Z', ':30', 'x', '~', ' ', '号']
    const time = () =>
      [hour() + endings[random(9)], '2026-01-02', '2026', '', '不知', null][Math.max(0, random(30) - 24)]
    await create('audit', 300, () => ({ createTime: time() }))
    const rows = await storeOf('audit').find()
    const bound = () => `${hour()}:${['00:00.000Z', '59:59.999Z', '30'][random(3)]}`
    for (let round = 0; round < 120; round += 1) {
      const ends = random(4)
      const range = {
        field: 'createTime',
        ...(ends === 1 ? {} : { from: bound() }),
        ...(ends === 2 ? {} : { to: bound() }),
      }
      await expectAlike('audit', rows, { range })
    }
  })

  test('a page far from the first is the one that stands there, in every order and for a search', async () => {
    const random = numbersOf(3)
    await create('contact-message', 2300, (place) => ({
      name: `张伟${place % 7}`,
      subject: place % 2 ? '标注' : '',
    }))
    const rows = await storeOf('contact-message').find()
    const search = { fields: ['name', 'subject'], keyword: '标注' }
    for (const offset of [
      999,
      1000,
      1149,
      1150,
      1151,
      2290,
      2299,
      2300,
      5000,
      ...Array.from({ length: 8 }, () => random(2400)),
    ]) {
      const order = [
        { field: ['name', 'id'][random(2)] ?? 'id', direction: random(2) ? 'asc' : 'desc' } as const,
      ]
      await expectAlike('contact-message', rows, { order, offset, limit: 10 })
      await expectAlike('contact-message', rows, { order, offset, limit: 10, search })
      await expectAlike('contact-message', rows, { offset })
    }
  })
})

function keywordFrom(
  row: Row | undefined,
  fields: readonly string[],
  random: (below: number) => number,
): string {
  const letters = [...String(row?.[fields[random(fields.length)] ?? ''])]
  const start = random(letters.length + 1)
  const keyword = letters.slice(start, start + 1 + random(5)).join('')
  return random(2) === 0 ? keyword.toUpperCase() : keyword
}
