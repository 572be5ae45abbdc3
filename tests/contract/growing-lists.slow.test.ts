import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Query, Row } from '#contract/engine/backend.ts'
import { application } from '#content/application/application.type.ts'
import { contactMessage } from '#content/contact-message/contact-message.type.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { foldRows } from '#db/search/fold-rows.ts'
import { comparing, matchesFind } from '#mocks/matching.ts'
import { listDatabases, type ListDatabase } from './list-databases.ts'

const searched = [contactMessage, application]
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
  async function expectAlike(type: ContentType, rows: readonly Row[], query: Query): Promise<void> {
    const { offset = 0, limit = Infinity } = query
    const hits = rows.filter((row) => matchesFind(type, row, query)).sort(comparing(query.order))
    const page = hits.slice(offset, offset + limit).map(({ id }) => id)
    const found = await storeOf(type.name).find(query)
    const total = await storeOf(type.name).count(query)
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

  test.each(searched)(
    'a search of $name finds what a look at each row finds, whatever was typed, changed or removed',
    async (type) => {
      const typeName: string = type.name
      const random = numbersOf(typeName.length)
      const text = () => Array.from({ length: random(6) }, () => PIECES[random(PIECES.length)]).join('')
      const fields: readonly string[] = type.searched ?? []
      const values = () => ({
        ...Object.fromEntries(fields.map((field) => [field, text()])),
        isSuspect: random(2),
      })
      await create(typeName, 100, values)
      const compare = async () => {
        const rows = await storeOf(typeName).find()
        for (let round = 0; round < 80; round += 1) {
          const search = keywordFrom(rows[random(rows.length)], fields, random) || text()
          const where = random(4) === 0 ? { isSuspect: 1 } : undefined
          const order = random(2) === 0 ? undefined : [{ field: 'name', direction: 'desc' } as const]
          await expectAlike(type, rows, { search, where, order, offset: random(3), limit: 1 + random(40) })
        }
      }
      await compare()
      await database.backend.transaction(async (stores) => {
        for (let id = 1; id <= 100; id += 1) {
          if (id % 5 === 0) await stores.of(typeName).remove(id)
          else if (id % 3 === 0) await stores.of(typeName).update(id, { name: text(), phone: '13' })
        }
      })
      await compare()
    },
  )

  test('rows that were put in by SQL are shown by every search until a start has folded them', async () => {
    await database.run(`INSERT INTO contact_message ("name") VALUES ('张伟'), ('王芳')`)
    const total = () => storeOf('contact-message').count({ search: '张伟' })
    expect(await total()).toBe(2)
    await foldRows(database.connection)
    expect(await total()).toBe(1)
  })

  test('a page far from the first is the one that stands there, in every order and for a search', async () => {
    const random = numbersOf(3)
    await create('contact-message', 300, (place) => ({
      name: `张伟${place % 7}`,
      subject: place % 2 ? '标注' : '',
    }))
    const rows = await storeOf('contact-message').find()
    const search = '标注'
    for (const offset of [1, 149, 290, 299, 300, 5000, ...Array.from({ length: 8 }, () => random(320))]) {
      const order = [
        { field: ['name', 'id'][random(2)] ?? 'id', direction: random(2) ? 'asc' : 'desc' } as const,
      ]
      await expectAlike(contactMessage, rows, { order, offset, limit: 10 })
      await expectAlike(contactMessage, rows, { order, offset, limit: 10, search })
      await expectAlike(contactMessage, rows, { offset })
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
