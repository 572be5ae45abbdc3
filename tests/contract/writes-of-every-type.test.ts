import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApi, type Answered, type TestApi } from './api.ts'
import { callsForValidation, typesAtTheDoor } from './calls-for-validation.ts'
import { backends } from './backends.ts'
import { callsOn, typesOn } from './covering.ts'
import {
  adminRow,
  adminRows,
  callOf,
  captionOf,
  changeOf,
  concrete,
  everything,
  keptTypes,
  linedTypes,
  listTypes,
  makeRecord,
  sentNames,
  singleTypes,
  statusRequest,
  taggedBody,
  titledCalls,
  titledTypes,
  typeOf,
  unlimited,
  writeOf,
  type Values,
} from './records.ts'
import type { SpecifiedCall, SpecifiedType } from './specification/vocabulary.ts'

const toggles = listTypes.flatMap(({ calls }) => calls.filter(({ does }) => does === 'status'))
const dated = keptTypes.filter(({ fields }) => fields.createTime)
const ordered = keptTypes.filter(({ sortedBy }) => sortedBy)
const adds = keptTypes.filter((type) => callOf(type, 'add'))
const saves = keptTypes.filter((type) => callOf(type, 'save'))
const updates = keptTypes.filter((type) => callOf(type, 'update'))
const deletes = listTypes.filter((type) => callOf(type, 'delete'))
/** Whether a record needs the field: a required one, or the caption in lists without required fields. */
const isNeeded = (type: SpecifiedType, name: string) => {
  const isAnyRequired = Object.values(type.fields).some(({ required }) => required)
  return isAnyRequired ? Boolean(type.fields[name]?.required) : !type.isSingle && name === captionOf(type)
}
const flagsOf = (type: SpecifiedType) => sentNames(type).filter((name) => type.fields[name]?.kind === 'flag')
const flagged = singleTypes.filter((type) => flagsOf(type).length > 0)
const typeOfCall = (call: SpecifiedCall) =>
  listTypes.find(({ calls }) => calls.includes(call)) as SpecifiedType

describe.each(backends)('writes of every type on %s', (backend, open) => {
  let api: TestApi
  let moduleId: number
  beforeAll(async () => {
    api = await openApi(open, unlimited)
    moduleId = await makeRecord(api, typeOf('GovernmentModule'))
  })
  afterAll(() => api.close())

  /** A complete body of a list type, each value told from others by its tag. */
  const tagged = (type: SpecifiedType): Values =>
    type.entity === 'GalleryImage'
      ? { ...taggedBody(type, () => 'kept'), moduleId }
      : taggedBody(type, () => 'kept')
  const smallest = (type: SpecifiedType): Values =>
    Object.fromEntries(Object.entries(tagged(type)).filter(([name]) => isNeeded(type, name)))
  const change = (type: SpecifiedType, id: unknown, values: Values) => {
    const call = changeOf(type)
    const isInPath = call.endpoint.includes('{id}')
    return api.admin(concrete(call, id), { body: isInPath ? values : { id, ...values } })
  }
  const create = async (type: SpecifiedType, body: Values): Promise<{ answered: Answered; row: Values }> => {
    const before = new Set((await adminRows(api, type)).map(({ id }) => id))
    const answered = await api.admin(writeOf(type).endpoint, { body })
    expect(answered.status, answered.text).toBe(200)
    const added = (await adminRows(api, type)).filter(({ id }) => !before.has(id))
    expect(added).toHaveLength(1)
    return { answered, row: added[0] as Values }
  }

  // Every type on every backend, in the one test that its table cannot pass with a wrong column.
  test.each(linedTypes(keptTypes, 'kept'))(
    'A-433, %s: a new record is stored as it was sent, and answered (X-76)',
    async (_title, type) => {
      const { answered, row } = await create(type, tagged(type))
      expect(row).toMatchObject(tagged(type))
      if (writeOf(type).answers === 'record') expect(answered.body.data).toEqual(row)
    },
  )

  test.each(linedTypes(typesOn(backend, keptTypes), 'defaults'))(
    'A-199, A-200, A-305, A-638, A-639, %s: what did not come starts from its default',
    async (_title, type) => {
      // A list that is read by category shows no record without one.
      const sent = { ...callOf(type, 'list')?.params, ...smallest(type) }
      const { row } = await create(type, sent)
      for (const name of sentNames(type).filter((each) => !(each in sent))) {
        const { initial, kind } = type.fields[name] ?? {}
        if (initial !== undefined) expect(row[name], name).toBe(initial)
        else if (kind === 'paths' || kind === 'entries') expect(row[name], name).toEqual([])
        else expect(row[name] ?? '', name).toBe('')
      }
    },
  )

  test.each(titledTypes(typesOn(backend, dated)))(
    'A-261, A-262, A-265 %s: the server sets createTime (X-75)',
    async (_title, type) => {
      const { row } = await create(type, { ...tagged(type), createTime: '1999-09-09 09:09:09' })
      expect(row.createTime).toBe('2026-03-01 10:00:00')
    },
  )

  test.each(titledTypes(typesOn(backend, adds)))(
    'A-433 %s: an id sent to add is ignored, and unknown keys are stored nowhere (X-58)',
    async (_title, type) => {
      const body = { ...tagged(type), id: 987_654, isAdmin: 'smuggled', createdAt: 'smuggled', isSuspect: 1 }
      const { row } = await create(type, body)
      expect(row.id).not.toBe(987_654)
      expect(await everything(api)).not.toContain('smuggled')
    },
  )

  test.each(titledTypes(typesOn(backend, keptTypes)))(
    'A-201, A-433 %s: a change keeps what did not come, and null and an empty text empty (X-83)',
    async (_title, type) => {
      const id = await makeRecord(api, type, tagged(type))
      const stored = await adminRow(api, type, id)
      const first = captionOf(type)
      const kept = await change(type, id, { [first]: '新的内容' })
      expect(kept.status, kept.text).toBe(200)
      expect(await adminRow(api, type, id)).toEqual({ ...stored, [first]: '新的内容' })

      const optional = sentNames(type).filter((name) => {
        const { kind = '' } = type.fields[name] ?? {}
        const mayBeEmpty = ['line', 'text', 'html', 'path', 'link', 'icon', 'paths', 'entries']
        return !isNeeded(type, name) && mayBeEmpty.includes(kind)
      })
      const emptied = Object.fromEntries(optional.map((name, index) => [name, index % 2 ? null : '']))
      const answered = await change(type, id, emptied)
      expect(answered.status, answered.text).toBe(200)
      const row = (await adminRow(api, type, id)) ?? {}
      for (const name of optional) expect(['', '[]'], name).toContain(textOf(row[name]))
    },
  )

  test.each(titledTypes(typesAtTheDoor(backend, keptTypes)))(
    'A-351…A-383 %s: a change may leave a required key out but not empty it (X-83)',
    async (_title, type) => {
      const id = await makeRecord(api, type, tagged(type))
      const before = await api.state()
      for (const name of sentNames(type).filter((each) => type.fields[each]?.required))
        for (const nothing of ['', null])
          expect((await change(type, id, { [name]: nothing })).status, name).toBe(400)
      expect(await api.state()).toEqual(before)
    },
  )

  test.each(titledTypes(typesAtTheDoor(backend, keptTypes)))(
    'X-60, X-86 %s: a change with null, an empty text or another value publishes nothing that was disabled',
    async (_title, type) => {
      const flags = flagsOf(type)
      const id = await makeRecord(api, type, { ...tagged(type), ...allOff(flags) })
      const before = await api.state()
      for (const [name, nothing] of emptied(flags)) {
        const answered = await change(type, id, { [name]: nothing })
        expect(answered.status, `${name} ${JSON.stringify(nothing)}`).toBe(400)
      }
      expect(await api.state()).toEqual(before)
      const kept = await change(type, id, {})
      expect(kept.status, kept.text).toBe(200)
      expect(await adminRow(api, type, id)).toMatchObject(allOff(flags))
    },
  )

  test.each(titledTypes(typesAtTheDoor(backend, flagged)))(
    'X-60, X-86 %s: saving the one record with null or an empty text publishes nothing that was disabled',
    async (_title, type) => {
      const { endpoint } = writeOf(type)
      const flags = flagsOf(type)
      const saved = await api.admin(endpoint, { body: { ...tagged(type), ...allOff(flags) } })
      expect(saved.body.data).toMatchObject(allOff(flags))
      for (const [name, nothing] of emptied(flags))
        expect((await api.admin(endpoint, { body: { [name]: nothing } })).status, name).toBe(400)
      expect((await api.admin(endpoint, { body: {} })).body.data).toEqual(saved.body.data)
    },
  )

  test.each(titledTypes(typesOn(backend, updates)))(
    'A-568 %s: an unknown id is 404, a malformed one 400 in the body and 404 in the path (X-58, X-83)',
    async (_title, type) => {
      const values = tagged(type)
      expect((await change(type, 999_999, values)).status).toBe(404)
      const isInPath = changeOf(type).endpoint.includes('{id}')
      for (const id of ['abc', '1.5', '-1', '0', '99999999999999999999', '01'])
        expect((await change(type, id, values)).status, id).toBe(isInPath ? 404 : 400)
      if (isInPath) return
      for (const id of [undefined, null, '', 0, -1, 1.5, true, [1], {}, '1 or 1=1'])
        expect((await change(type, id, values)).status, JSON.stringify(id)).toBe(400)
    },
  )

  test.each(titledTypes(typesOn(backend, saves)))(
    'A-198, A-328 %s: save makes a record for an empty id and changes the one that is named (X-58)',
    async (_title, type) => {
      const { endpoint } = writeOf(type)
      const count = (await adminRows(api, type)).length
      for (const id of [undefined, null, '', 0])
        expect((await api.admin(endpoint, { body: { ...tagged(type), id } })).status).toBe(200)
      expect(await adminRows(api, type)).toHaveLength(count + 4)
      const id = await makeRecord(api, type, tagged(type))
      expect((await api.admin(endpoint, { body: { ...tagged(type), id: String(id) } })).status).toBe(200)
      expect(await adminRows(api, type)).toHaveLength(count + 5)
      expect((await api.admin(endpoint, { body: { ...tagged(type), id: 999_999 } })).status).toBe(404)
      for (const wrong of ['abc', -1, 1.5, true, [1], {}])
        expect((await api.admin(endpoint, { body: { ...tagged(type), id: wrong } })).status).toBe(400)
      expect(await adminRows(api, type)).toHaveLength(count + 5)
    },
  )

  test.each(linedTypes(singleTypes, 'kept'))(
    'A-433, %s: the one record is changed by every save, and keeps what did not come',
    async (_title, type) => {
      const { endpoint } = writeOf(type)
      const read = type.calls.find(({ does }) => does === 'read') as SpecifiedCall
      const values = taggedBody(type, () => 'kept')
      const first = await api.admin(endpoint, { body: values })
      expect(first.body.data).toMatchObject(values)
      const [name = ''] = sentNames(type).filter((each) => type.fields[each]?.kind === 'line')
      const { id } = first.body.data
      const changed = await api.admin(endpoint, { body: { id, [name]: '新的内容' } })
      expect(changed.body.data).toEqual({ ...first.body.data, [name]: '新的内容' })
      expect((await api.admin(read.endpoint)).body.data).toEqual(changed.body.data)
      const required = sentNames(type).filter((each) => type.fields[each]?.required)
      for (const each of required)
        expect((await api.admin(endpoint, { body: { [each]: '' } })).status).toBe(400)
      expect((await api.admin(read.endpoint)).body.data).toEqual(changed.body.data)
    },
  )

  test.each(titledCalls(callsOn(backend, toggles)))(
    'A-308…A-319 %s sets the flag to what was sent, as a number or as text (X-60)',
    async (_title, call) => {
      const type = typeOfCall(call)
      const flag = call.sets ?? 'status'
      const id = await makeRecord(api, type)
      const before = await adminRow(api, type, id)
      for (const status of [0, 0, 1, '0', '1']) {
        const { line, sent } = statusRequest(call, id, status)
        const answered = await api.admin(line, sent)
        expect(answered.status, answered.text).toBe(200)
        const row = await adminRow(api, type, id)
        expect(row?.[flag]).toBe(Number(status))
        if (call.answers === 'record') expect(answered.body.data).toEqual(row)
      }
      const after = await adminRow(api, type, id)
      // Publishing without a time fills it in.
      expect({ ...after, [flag]: 0, publishTime: '' }).toEqual({ ...before, [flag]: 0, publishTime: '' })
    },
  )

  test.each(titledCalls(callsForValidation(backend, toggles)))(
    'P-515, A-320, A-640 %s refuses what is neither 0 nor 1, and ids of no record (X-60, X-83)',
    async (_title, call) => {
      const type = typeOfCall(call)
      const id = await makeRecord(api, type)
      const before = await api.state()
      const isQuery = call.endpoint.includes('?status=')
      const wrong = isQuery
        ? ['2', '', '-1', 'true', '1.0', '01', 'abc']
        : [2, '', -1, true, 'x', [1], null, undefined]
      for (const status of wrong) {
        const { line, sent } = statusRequest(call, id, status)
        expect((await api.admin(line, sent)).status, `${String(status)}`).toBe(400)
      }
      const gone = statusRequest(call, 999_999, 1)
      expect((await api.admin(gone.line, gone.sent)).status).toBe(404)
      const malformed = statusRequest(call, 'abc', 1)
      expect((await api.admin(malformed.line, malformed.sent)).status).toBe(isQuery ? 404 : 400)
      expect(await api.state()).toEqual(before)
    },
  )

  test.each(titledTypes(typesOn(backend, deletes)))(
    'A-424, A-568 %s: a deleted record is gone, deleting it again is 404, its id is never given again (X-68)',
    async (_title, type) => {
      const call = callOf(type, 'delete') as SpecifiedCall
      const others = await adminRows(api, type)
      const id = await makeRecord(api, type)
      const answered = await api.admin(concrete(call, id))
      expect(answered.status, answered.text).toBe(200)
      if (call.answers === 'id only') expect(answered.body.data).toEqual({ id })
      expect(await adminRow(api, type, id)).toBeUndefined()
      for (const other of others) expect(await adminRow(api, type, other.id as number)).toEqual(other)
      expect((await api.admin(concrete(call, id))).status).toBe(404)
      for (const wrong of ['0', '-1', '1.5', 'abc', '01', '1%20', '99999999999999999999', '..%2f1'])
        expect((await api.admin(concrete(call, wrong))).status, wrong).toBe(404)
      expect(await makeRecord(api, type)).toBeGreaterThan(id)
    },
  )

  test.each(titledTypes(typesOn(backend, ordered)))(
    'X-82 %s: a drag order numbers the records in tens, and ids that are gone change nothing',
    async (_title, type) => {
      const ids = [await makeRecord(api, type), await makeRecord(api, type), await makeRecord(api, type)]
      const field = type.sortedBy?.findLast((name) => !name.startsWith('-')) ?? ''
      const line = `POST /api/${type.area}/order`
      const [a = 0, b = 0, c = 0] = ids
      expect((await api.admin(line, { body: { ids: [c, a, b] } })).status).toBe(200)
      const places = async () =>
        Promise.all([c, a, b].map(async (id) => (await adminRow(api, type, id))?.[field]))
      expect(await places()).toEqual([10, 20, 30])
      expect((await api.admin(line, { body: { ids: [b, 999_999] } })).status).toBe(404)
      for (const wrong of [[], [a, a], [1.5], ['x'], 'x', null, undefined, {}])
        expect((await api.admin(line, { body: { ids: wrong } })).status).toBe(400)
      expect(await places()).toEqual([10, 20, 30])
    },
  )

  test.each(titledTypes(typesOn(backend, listTypes)))(
    'X-82 %s: a bulk act is done to every record or to none, with one entry in the audit',
    async (_title, type) => {
      const ids = [await makeRecord(api, type), await makeRecord(api, type)]
      const line = `POST /api/${type.area}/batch`
      const flag = type.shownWhile?.at(-1) ?? (type.fields.status && 'status')
      const rows = () => Promise.all(ids.map((id) => adminRow(api, type, id)))
      const before = await api.state()
      for (const body of [
        { act: 'delete', ids: [...ids, 999_999] },
        { act: 'explode', ids },
        { act: '__proto__', ids },
        { ids },
        { act: 'delete', ids: [] },
        { act: 'delete' },
      ])
        expect([400, 404], JSON.stringify(body)).toContain((await api.admin(line, { body })).status)
      expect(await api.state()).toEqual(before)

      if (flag) {
        for (const [act, value] of [
          ['enable', 1],
          ['disable', 0],
        ] as const) {
          expect((await api.admin(line, { body: { act, ids } })).status).toBe(200)
          const step = `bulk acts are of ${flag}: contract/fields/batch-flag.ts says which flag of a type is`
          expect(
            (await rows()).map((row) => row?.[flag]),
            step,
          ).toEqual([value, value])
        }
      } else expect((await api.admin(line, { body: { act: 'enable', ids } })).status).toBe(400)

      const entries = await api.backend.stores.of('audit').count()
      expect((await api.admin(line, { body: { act: 'delete', ids } })).status).toBe(200)
      expect(await rows()).toEqual([undefined, undefined])
      expect(await api.backend.stores.of('audit').count()).toBe(entries + 1)
    },
  )
})

const allOff = (flags: readonly string[]) => Object.fromEntries(flags.map((name) => [name, 0]))
const emptied = (flags: readonly string[]) =>
  flags.flatMap((name) => [null, '', ' ', '01', 2].map((nothing) => [name, nothing] as const))

const textOf = (value: unknown) => (Array.isArray(value) ? JSON.stringify(value) : String(value ?? ''))
