import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#content/registry/contract.ts'
import type { Call } from '#contract/engine/call.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { openApi, type TestApi } from '#tests/contract/api.ts'
import { backends } from '#tests/contract/backends.ts'
import { callsOn, typesOn } from '#tests/contract/covering.ts'
import {
  adminRows,
  ask,
  captionOf,
  goodBody,
  keptTypes,
  makeRecord,
  sentNames,
  singleTypes,
  titledTypes,
  typeOf,
  unlimited,
  writeOf,
  type Values,
} from '#tests/contract/records.ts'
import type { SpecifiedType } from '#tests/contract/specification/vocabulary.ts'

/** What ends a statement, widens a condition or calls a function, on either database. */
const SQL = [
  "' OR '1'='1",
  "1' OR 1=1 --",
  '1 OR 1=1',
  "'); DROP TABLE banner; --",
  '1; DELETE FROM contact_message',
  "x' UNION SELECT tokenHash, 1 FROM session --",
  "\\'; SELECT pg_sleep(20); --",
  '$1',
  ':replacement',
  '?',
  '{"$ne":null}',
  'id"; DROP TABLE "banner',
  '(SELECT passwordHash FROM account LIMIT 1)',
]
/** What a narrowed list can be asked, declared or not: none of it may reach a statement as text. */
const QUERY_NAMES = [
  'keyword',
  'sort',
  'order',
  'page',
  'size',
  'from',
  'to',
  'status',
  'suspect',
  'where',
  'limit',
]
/** Reading the journal leaves no entry, but saving a file of it does. */
const TOLD = ['audit', 'audit-anchor', 'revision']

const types: readonly ContentType[] = contract
const calls: readonly Call[] = types.flatMap((type) => type.calls)
const named = calls.filter(({ endpoint }) => endpoint.includes('{'))
const reads = calls.filter(({ method }) => method === 'GET')
const writtenTypes = [...keptTypes, ...singleTypes]
const textTypes = [...writtenTypes, typeOf('ContactMessage'), typeOf('Application')]
/** Memory speaks no SQL. */
const databases = backends.filter(([name]) => name !== 'memory')

describe.each(databases)('injection on %s', (backend, open) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(open, unlimited)
    await makeRecord(api, typeOf('GovernmentModule'))
    await makeRecord(api, typeOf('ContactMessage'))
    await makeRecord(api, typeOf('News'))
  })
  afterAll(() => api.close())

  const send = (call: Call, line: string, body?: unknown) =>
    call.access === 'admin' ? api.admin(line, { body }) : api.visitor(line, { body })
  /** Nothing broke inside, and nothing but traces changed. */
  const unharmed = async (before: string) => {
    expect(api.reported.filter(({ event }) => event === '接口处理失败')).toEqual([])
    expect(await api.state(TOLD)).toBe(before)
  }

  test('SQL in the place of each name in an address finds nothing and does nothing', async () => {
    const before = await api.state(TOLD)
    for (const call of callsOn(backend, named))
      for (const sql of SQL) {
        const line = call.endpoint.replace(/\{\w+\}/g, encodeURIComponent(sql)).replace(/=$/, '=1')
        const isWrite = call.method === 'POST' || call.method === 'PUT'
        const answered = await send(call, line, isWrite ? { status: 1 } : undefined)
        expect([200, 400, 404], `${line}: ${answered.text}`).toContain(answered.status)
        expect(answered.text, line).not.toMatch(/argon2|wangli/)
      }
    await unharmed(before)
  })

  test('SQL in each part of a query is a word to look for or a fault of who asks', async () => {
    const before = await api.state(TOLD)
    for (const call of callsOn(backend, reads))
      for (const query of queriesOf(call)) {
        const path = call.endpoint.replace(/\{\w+\}/g, '1').replace(/\?.*/, '')
        const answered = await send(call, `${path}?${query.toString()}`)
        expect([200, 400, 404], `${path} ${query.toString()}: ${answered.text}`).toContain(answered.status)
        const isSearch = query.has('keyword') && call.operation.takes === 'pageQuery'
        if (isSearch && answered.body?.total !== undefined) expect(answered.body.total, path).toBe(0)
      }
    await unharmed(before)
  })

  test('SQL in the place of an id in a body changes nothing', async () => {
    const before = await api.state(TOLD)
    for (const call of callsOn(backend, calls.filter(namesRecords)))
      for (const sql of ['1 OR 1=1', "1'); DROP TABLE banner; --", { $gt: 0 }, [1, 2]]) {
        const body = { id: sql, ids: [sql], moduleId: sql, status: sql, act: 'delete' }
        const answered = await send(call, call.endpoint.replace(/\{\w+\}/g, '999'), body)
        expect([400, 404], `${call.endpoint}: ${answered.text}`).toContain(answered.status)
      }
    await unharmed(before)
  })
})

// A separate API: a search for SQL finds nothing only while no record or audit entry contains any.
describe.each(databases)('SQL as a text on %s', (backend, open) => {
  let api: TestApi
  let moduleId: number
  beforeAll(async () => {
    api = await openApi(open, unlimited)
    moduleId = await makeRecord(api, typeOf('GovernmentModule'))
  })
  afterAll(() => api.close())

  test.each(titledTypes(typesOn(backend, textTypes)))(
    '%s keeps SQL in each of its texts as the text it is, and nothing else changes',
    async (_title, type) => {
      const tables = [...TOLD, ...types.filter(({ name }) => isOf(type, name)).map(({ name }) => name)]
      const before = await api.state([...tables, 'attempt'])
      const body = withSql(type)
      if (type.entity === 'GalleryImage') body.moduleId = moduleId
      const write = visitorsWrite(type) ?? writeOf(type)
      const answered = await ask(api, write, write.endpoint, { body })
      expect(answered.status, answered.text).toBe(200)
      expect(await api.state([...tables, 'attempt'])).toBe(before)
      const texts = sentNames(type).filter((name) => isText(type, name))
      const rows = type.isSingle ? [answered.body.data as Values] : await adminRows(api, type)
      const row = rows.find((each) => each[captionOf(type)] === body[captionOf(type)])
      for (const name of texts) if (!type.fields[name]?.isMasked) expect(row?.[name], name).toBe(body[name])
    },
  )

  test('SQL as a name or password signs nobody in', async () => {
    for (const sql of SQL) {
      expect((await api.signIn(sql, sql, '198.51.100.1')).status, sql).toBeGreaterThanOrEqual(400)
      expect((await api.signIn('wangli', sql, `198.51.100.${2 + SQL.indexOf(sql)}`)).status).toBe(400)
    }
  })

  test('in every list that is searched, % _ and \\ are looked for as the signs they are', async () => {
    for (const [entity, list] of [
      ['ContactMessage', 'GET /api/contact/admin/list'],
      ['Application', 'GET /api/application/admin/list'],
    ] as const) {
      const type = typeOf(entity)
      for (const name of ['甲%乙', '甲_乙', '甲\\乙', '甲丙乙'])
        await makeRecord(api, type, goodBody(type, { name }))
      const found = async (keyword: string) => {
        const { body } = await api.admin(`${list}?keyword=${encodeURIComponent(keyword)}`)
        return (body.data as Values[]).map(({ name }) => name)
      }
      for (const sign of ['%', '_', '\\']) expect(await found(`甲${sign}乙`), list).toEqual([`甲${sign}乙`])
      expect(await found('甲*乙'), list).toEqual([])
    }
  })
})

/** Each name alone where a call reads any; all of them at once where it should read none. */
function queriesOf({ operation, queryNames }: Call): URLSearchParams[] {
  const names = [...new Set([...QUERY_NAMES, ...queryNames])]
  const tried = [SQL[0], SQL[3], SQL[5]].map(String)
  if (operation.takes !== 'pageQuery' && queryNames.length === 0)
    return [new URLSearchParams(names.map((name) => [name, SQL.join()]))]
  return names.flatMap((name) => tried.map((sql) => new URLSearchParams({ [name]: sql })))
}

const isText = (type: SpecifiedType, name: string) =>
  ['line', 'text'].includes(type.fields[name]?.kind ?? '') &&
  !type.fields[name]?.withTag &&
  !/phone|email|idNumber|birth/i.test(name)

/** A good body whose texts are SQL that fits their length. */
function withSql(type: SpecifiedType): Values {
  const names = sentNames(type).filter((name) => isText(type, name))
  const texts = names.map((name, index) => [name, `'); DROP TABLE banner; -- ${index} "$1" ? :x \\`] as const)
  return goodBody(type, Object.fromEntries(texts))
}

const visitorsWrite = (type: SpecifiedType) =>
  type.calls.find(({ endpoint }) => /\/(contact|application)\/add$/.test(endpoint))

/** Whether a write names the records it is about. */
const namesRecords = ({ method, access, endpoint, operation: { takes } }: Call) =>
  method !== 'GET' &&
  access === 'admin' &&
  (endpoint.includes('{') || ['recordWithId', 'idAndStatus', 'ids', 'batch'].includes(String(takes)))

/** Whether a table is the one of this specified type, by the calls that both declare. */
function isOf(type: SpecifiedType, name: string): boolean {
  const lines = new Set(type.calls.map(({ endpoint }) => endpoint))
  return types.some((each) => each.name === name && each.calls.some(({ endpoint }) => lines.has(endpoint)))
}
