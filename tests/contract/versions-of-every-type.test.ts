import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { versionOf } from '#contract/engine/version.ts'
import { openApi, type Answered, type TestApi } from './api.ts'
import { backends } from './backends.ts'
import { typesOn } from './covering.ts'
import {
  adminRow,
  adminRows,
  callOf,
  changeOf,
  concrete,
  goodBody,
  goodRequest,
  keptTypes,
  listTypes,
  makeRecord,
  sentNames,
  singleTypes,
  statusRequest,
  titledTypes,
  unlimited,
  writeOf,
  type Values,
} from './records.ts'
import type { SpecifiedCall, SpecifiedType } from './specification/vocabulary.ts'

const toggled = listTypes.filter((type) => callOf(type, 'status') ?? callOf(type, 'delete'))
const ordered = keptTypes.filter(({ sortedBy }) => sortedBy)
/** The code of versions asks no store, so that the quickest one tries all of them. */
const tried = (backend: string, some: readonly SpecifiedType[]) =>
  titledTypes(typesOn(backend, some, 'memory'))

const CHANGED = '该记录已被他人修改，请刷新后重试'

describe.each(backends)('two people and one record of every type on %s (X-79)', (backend, open) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(open, unlimited)
  })
  afterAll(() => api.close())

  const ifMatch = (record: Values) => ({ headers: { 'if-match': `"${versionOf(record)}"` } })
  const rename = (type: SpecifiedType, id: unknown, values: Values, version: Values) => {
    const call = changeOf(type)
    const body = call.endpoint.includes('{id}') || type.isSingle ? values : { id, ...values }
    return api.admin(concrete(call, id), { body, ...ifMatch(version) })
  }
  const firstText = (type: SpecifiedType) =>
    sentNames(type).find((name) => ['line', 'text'].includes(type.fields[name]?.kind ?? '')) ?? ''

  test.each(tried(backend, keptTypes))(
    'A-490 %s: a change of the record as it was read goes through, of an older one is 409 and changes nothing',
    async (_title, type) => {
      const id = await makeRecord(api, type)
      const read = (await adminRow(api, type, id)) ?? {}
      const name = firstText(type)
      const first = await rename(type, id, { [name]: '先到' }, read)
      expect(first.status, first.text).toBe(200)
      const current = (await adminRow(api, type, id)) ?? {}
      const before = await api.state()
      expectConflict(changeOf(type), await rename(type, id, { [name]: '后到' }, read), current)
      expect(await api.state()).toEqual(before)
      expect((await rename(type, id, { [name]: '再来' }, current)).status).toBe(200)
    },
  )

  test.each(tried(backend, singleTypes))(
    'A-490 %s: a save of the record as it was read goes through, of an older one is 409',
    async (_title, type) => {
      const read = (await api.admin(writeOf(type).endpoint, { body: goodBody(type) })).body.data as Values
      const name = firstText(type)
      const first = await rename(type, undefined, { [name]: '先到' }, read)
      expect(first.status, first.text).toBe(200)
      const before = await api.state()
      const late = await rename(type, undefined, { [name]: '后到' }, read)
      expectConflict(writeOf(type), late, first.body.data as Values)
      expect(await api.state()).toEqual(before)
    },
  )

  test.each(tried(backend, toggled))(
    'A-491, A-492 %s: toggles and deletes mind the version too',
    async (_title, type) => {
      const id = await makeRecord(api, type)
      const stale = ifMatch({ id, title: 'never so' })
      const before = await api.state()
      const current = (await adminRow(api, type, id)) ?? {}
      for (const call of type.calls.filter(({ does }) => does === 'status' || does === 'delete')) {
        const { line, sent } =
          call.does === 'status' ? statusRequest(call, id, 1) : { line: concrete(call, id), sent: {} }
        expectConflict(call, await api.admin(line, { ...sent, ...stale }), current)
      }
      expect(await api.state()).toEqual(before)

      const toggle = callOf(type, 'status')
      if (toggle) {
        const { line, sent } = statusRequest(toggle, id, 0)
        expect((await api.admin(line, { ...sent, ...ifMatch(current) })).status).toBe(200)
      }
      const after = (await adminRow(api, type, id)) ?? {}
      const remove = callOf(type, 'delete') as SpecifiedCall
      expect((await api.admin(concrete(remove, id), ifMatch(after))).status).toBe(200)
    },
  )

  test.each(tried(backend, listTypes))(
    'X-79, X-82 %s: a bulk act goes through for records as they are listed, and for none where one is stale',
    async (_title, type) => {
      const ids = [await makeRecord(api, type), await makeRecord(api, type)]
      const line = `POST /api/${type.area}/batch`
      const listed = await adminRows(api, type)
      const versions = ids.map((id) => versionOf(listed.find((row) => row.id === id) ?? {}))
      const before = await api.state()
      const stale = { act: 'delete', ids, versions: [versions[0], 'an older one'] }
      const refused = await api.admin(line, { body: stale })
      expect([refused.status, refused.body.message]).toEqual([409, CHANGED])
      expect(refused.body.data.errors).toEqual([{ field: `ids.${ids[1]}`, message: CHANGED }])
      expect(await api.state()).toEqual(before)
      expect((await api.admin(line, { body: { ...stale, versions } })).status).toBe(200)
    },
  )

  test.each(tried(backend, ordered))(
    'X-79, X-82 %s: an order goes through for records as they are listed, and is kept of none where one is stale',
    async (_title, type) => {
      const ids = [await makeRecord(api, type), await makeRecord(api, type)]
      const line = `POST /api/${type.area}/order`
      const listed = await adminRows(api, type)
      const versions = ids.map((id) => versionOf(listed.find((row) => row.id === id) ?? {}))
      const before = await api.state()
      const refused = await api.admin(line, { body: { ids, versions: ['an older one', versions[1]] } })
      expect([refused.status, refused.body.message]).toEqual([409, CHANGED])
      expect(refused.body.data.errors).toEqual([{ field: `ids.${ids[0]}`, message: CHANGED }])
      expect(await api.state()).toEqual(before)
      expect((await api.admin(line, { body: { ids, versions } })).status).toBe(200)
    },
  )

  test.each(tried(backend, keptTypes))(
    'A-490 %s: of two changes at the same time one wins',
    async (_title, type) => {
      const id = await makeRecord(api, type)
      const read = (await adminRow(api, type, id)) ?? {}
      const name = firstText(type)
      const answers = await Promise.all(
        ['一', '二', '三'].map((each) => rename(type, id, { [name]: each }, read)),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    },
  )

  test.each(tried(backend, keptTypes))(
    'A-490 %s: a list, an answer and a reading agree on the version',
    async (_title, type) => {
      const answered = await api.admin(writeOf(type).endpoint, { body: await bodyOf(api, type) })
      const newest = (await adminRows(api, type)).toSorted((a, b) => Number(b.id) - Number(a.id))[0] ?? {}
      if (writeOf(type).answers === 'record') expect(versionOf(answered.body.data)).toBe(versionOf(newest))
      expect((await rename(type, newest.id, {}, newest)).status).toBe(200)
    },
  )
})

async function bodyOf(api: TestApi, type: SpecifiedType): Promise<Values> {
  const { sent } = await goodRequest(api, writeOf(type))
  return sent.body as Values
}

/** 409 in the call's own shape: with the record as it is now, or a sentence. */
function expectConflict(call: SpecifiedCall, { status, body, text }: Answered, current: Values) {
  expect(status, text).toBe(409)
  if (call.shape === 'plain text') return expect(text).toBe(CHANGED)
  expect(body.code).toBe(409)
  expect(call.shape === 'envelope with msg' ? body.msg : body.message).toBe(CHANGED)
  if (call.endpoint.includes('tech-service-social-service')) expect(body.data).toBeNull()
  else expect(body.data).toEqual(current)
}
