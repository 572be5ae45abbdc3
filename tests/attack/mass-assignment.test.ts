import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { storedTypes } from '#content/registry/stored-types.ts'
import { contract } from '#content/registry/contract.ts'
import type { Call } from '#contract/engine/call.ts'
import { ADMINISTRATOR, openApi, type TestApi } from '#tests/contract/api.ts'
import { everyBackend } from '#tests/contract/backends.ts'
import {
  adminRow,
  adminRows,
  allCalls,
  changeOf,
  concrete,
  goodBody,
  goodRequest,
  keptTypes,
  makeRecord,
  titledCalls,
  titledTypes,
  typeOf,
  unlimited,
  writeOf,
} from '#tests/contract/records.ts'

const MARK = 'smuggled-in'

/** Keys that are no caller's to give, of whatever framework and of this product's own tables. */
const FOREIGN = {
  createTime: '1999-09-09 09:09:09',
  updateTime: '1999-09-09 09:09:09',
  createdAt: '1999-09-09 09:09:09',
  version: 99,
  role: MARK,
  isAdmin: true,
  isEnabled: 0,
  accountId: 1,
  username: MARK,
  passwordHash: MARK,
  tokenHash: MARK,
  isSuspect: 1,
  consentTime: MARK,
  address: undefined,
  status2: MARK,
  constructor: { prototype: { polluted: MARK } },
  prototype: { polluted: MARK },
  toString: MARK,
  hasOwnProperty: MARK,
  where: { id: 1 },
  attributes: [MARK],
  include: [MARK],
  [`${MARK}"; DROP TABLE banner; --`]: MARK,
}

const calls: readonly Call[] = contract.flatMap((type) => type.calls as readonly Call[])
const jsonCalls = allCalls.filter(
  ({ endpoint }) =>
    /^(POST|PUT) /.test(endpoint) && calls.some((call) => call.endpoint === endpoint && takesJson(call)),
)

afterEach(() => expect(({} as Record<string, unknown>).polluted).toBeUndefined())

describe.each(everyBackend.filter(([name]) => name !== 'PostgreSQL'))(
  'keys that are nobody’s to send, on %s',
  (_name, open) => {
    let api: TestApi
    beforeAll(async () => {
      api = await openApi(open, unlimited)
    })
    afterAll(() => api.close())

    test.each(titledTypes(keptTypes))(
      '%s: neither a new record nor a change takes the server’s keys, another’s id or unknown ones',
      async (_title, type) => {
        const good = goodBody(type)
        if (type.entity === 'GalleryImage') good.moduleId = await makeRecord(api, typeOf('GovernmentModule'))
        const foreign = Object.fromEntries(Object.entries(FOREIGN).filter(([name]) => !isTaken(type, name)))
        const victim = await makeRecord(api, type, { ...good })
        const before = await adminRow(api, type, victim)
        const known = new Set((await adminRows(api, type)).map(({ id }) => id))
        const isSave = writeOf(type).does === 'save'
        const added = await api.admin(writeOf(type).endpoint, {
          body: { ...good, ...foreign, ...(isSave ? {} : { id: victim }) },
        })
        expect(added.status, added.text).toBe(200)
        const row = (await adminRows(api, type)).find(({ id }) => !known.has(id))
        if (!isSave) expect(await adminRow(api, type, victim)).toEqual(before)
        expect(Object.keys(row ?? before ?? {}).sort()).toEqual(Object.keys(before ?? {}).sort())
        if (row?.createTime !== undefined) expect(row.createTime).toBe('2026-03-01 10:00:00')

        const call = changeOf(type)
        const own = Number(row?.id ?? victim)
        const body = call.endpoint.includes('{id}') ? { ...foreign, id: 987_654 } : { ...foreign, id: own }
        const stored = await adminRow(api, type, own)
        const changed = await api.admin(concrete(call, own), { body })
        if (call.does === 'update') expect(changed.status, changed.text).toBe(200)
        expect(await adminRow(api, type, own)).toEqual(stored)
        expect(await storedText(api)).not.toContain(MARK)
      },
    )

    test('visitors cannot send how their message or application is judged, kept or dated', async () => {
      for (const entity of ['ContactMessage', 'Application']) {
        const type = typeOf(entity)
        const id = await makeRecord(api, type, {
          ...goodBody(type),
          ...FOREIGN,
          id: 4711,
          isRead: 1,
          status: 'processed',
        })
        const row = (await api.rows(entity === 'Application' ? 'application' : 'contact-message')).find(
          (each) => each.id === id,
        )
        expect(row).toMatchObject({ isSuspect: 0, createTime: '2026-03-01T02:00:00.000Z' })
        if (entity === 'Application') expect(row?.status).not.toBe('processed')
      }
      expect(await storedText(api)).not.toContain(MARK)
    })

    test('a sign-in with the keys of a session makes the session that it would have made', async () => {
      const keys = { accountId: 99, tokenHash: MARK, createTime: '2999-01-01', isEnabled: 1 }
      const { username, password } = ADMINISTRATOR
      const body = { ...FOREIGN, ...keys, username, password }
      const answered = await api.visitor('POST /api/admin/login', { body })
      expect(answered.status, answered.text).toBe(200)
      const session = (await api.rows('session')).at(-1)
      expect(session).toMatchObject({ accountId: 1, createTime: '2026-03-01T02:00:00.000Z' })
      expect(await storedText(api)).not.toContain(MARK)
    })

    test.each(titledCalls(jsonCalls))(
      '%s: __proto__ at any depth is 400, and nothing is polluted or done',
      async (_title, call) => {
        const { line, sent } = await goodRequest(api, call)
        const before = await api.state()
        const body = JSON.stringify(sent.body ?? {})
        const join = body === '{}' ? '' : ','
        for (const key of [
          '"__proto__":{"polluted":1}',
          '"a":{"b":[{"__proto__":{"polluted":1}}]}',
          '"\\u005f_proto__":{"polluted":1}',
        ]) {
          const headers = { 'content-type': 'application/json', ...sent.headers }
          const rawBody = `{${key}${join}${body.slice(1)}`
          const request = { rawBody, headers }
          const answered =
            call.access === 'admin' ? await api.admin(line, request) : await api.visitor(line, request)
          expect(answered.status, key).toBe(400)
        }
        expect(await api.state()).toEqual(before)
      },
    )
  },
)

function takesJson({ operation, queryNames }: Call): boolean {
  const takes = operation.takes
  return (
    takes !== 'nothing' && takes !== 'multipart' && takes !== 'pageQuery' && !queryNames.includes('status')
  )
}

const isTaken = (type: (typeof keptTypes)[number], name: string) => {
  const field = type.fields[name]
  return field !== undefined && !field.isServers
}

/** Every row of every table, the product's own ones too. */
async function storedText(api: TestApi): Promise<string> {
  const tables = await Promise.all(storedTypes.map(({ name }) => api.rows(name)))
  return JSON.stringify(tables)
}
