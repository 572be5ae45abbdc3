import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApi, type TestApi } from './api.ts'
import { backends } from './backends.ts'
import { callsOn } from './covering.ts'
import { allCalls, concrete, goodRequest, sentNames, titledCalls, unlimited, type Values } from './records.ts'
import { types } from './specification.ts'
import type { SpecifiedCall } from './specification/vocabulary.ts'

const NOT_A_RECORD = ['POST /api/upload', 'POST /api/admin/login', 'DELETE /api/admin/sessions']
const writes = allCalls.filter(
  ({ endpoint, access }) =>
    access === 'admin' && !endpoint.startsWith('GET') && !NOT_A_RECORD.includes(endpoint),
)
const wroteBySelf = (line: string) => /logout$|password$|sessions\//.test(line)
const writesOfOthers = writes.filter(({ endpoint }) => !wroteBySelf(endpoint))
const aboutPeople = (line: string) => /\/(contact|application)\//.test(line)

describe.each(backends)('the audit of every write on %s', (backend, open) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(open, unlimited)
  })
  afterAll(() => api.close())

  test.each(titledCalls(callsOn(backend, writes, 'memory')))(
    'A-424, X-82 %s leaves one entry that names who, and a revision',
    async (_title, call) => {
      // Changes something, whatever the order of the tests.
      const { line, sent } = await changingRequest(api, call)
      const entries = await countOf(api, 'audit')
      const revisions = await countOf(api, 'revision')
      const answered = await api.admin(line, { ...sent, address: '198.51.100.7' })
      expect(answered.status, answered.text).toBe(200)
      const added = await rowsAfter(api, 'audit', entries)
      expect(added).toHaveLength(1)
      expect(added[0]).toMatchObject({
        username: wroteBySelf(line) ? expect.stringMatching(/^zhaomin/) : 'wangli',
        address: '198.51.100.7',
        createTime: '2026-03-01T02:00:00.000Z',
      })
      expect(JSON.stringify(added)).not.toMatch(/argon2|horse battery|999999199805200018|13812345678/)
      const written = await rowsAfter(api, 'revision', revisions)
      if (aboutPeople(line) || wroteBySelf(line))
        expect(JSON.stringify(written)).not.toMatch(/林晓|陈先生|138/)
      else expect(written.length).toBeGreaterThan(0)
    },
  )

  test.each(titledCalls(callsOn(backend, writesOfOthers, 'memory')))(
    'A-424 %s leaves no entry when it is refused',
    async (_title, call) => {
      const { line, sent } = await goodRequest(api, call)
      // A version is compared with the one that is there.
      if (call.does === 'save single') await api.admin(line, sent)
      const before = await api.state()
      const stale = { 'if-match': 'never-so' }
      const isNew = call.does === 'add' || /gallery\/add|order$|batch$/.test(call.endpoint)
      const refused = isNew
        ? await api.admin(line, { ...sent, body: { ...unusable(sent.body), ids: [999_999], act: 'delete' } })
        : await api.admin(line, { ...sent, body: withId(call, sent.body), headers: stale })
      expect([400, 404, 409], refused.text).toContain(refused.status)
      expect(await api.state()).toEqual(before)
    },
  )

  test('A-434 signing in is one entry, and reading leaves none', async () => {
    const before = (await api.rows('audit')).length
    const { token } = (await api.signIn()).body.data
    expect(await api.rows('audit')).toHaveLength(before + 1)
    for (const { calls } of types)
      for (const call of calls.filter(({ does }) => does === 'list' || does === 'read'))
        await api.withToken(token, concrete(call))
    expect(await api.rows('audit')).toHaveLength(before + 1)
  })
})

const countOf = (api: TestApi, typeName: string) => api.backend.stores.of(typeName).count()
const rowsAfter = (api: TestApi, typeName: string, offset: number) =>
  api.backend.stores.of(typeName).find({ offset, limit: 1000 })

/** A save without an id would make a record, so the refused one names one that is gone. */
const withId = (call: SpecifiedCall, body: unknown) =>
  call.does === 'save' ? { ...(body as Values), id: 999_999 } : body

const unusable = (body: unknown) => Object.fromEntries(Object.keys(body as Values).map((name) => [name, {}]))

async function changingRequest(api: TestApi, call: SpecifiedCall) {
  const { line, sent } = await goodRequest(api, call)
  const body = sent.body as Values | undefined
  if (line.endsWith('/order')) return { line, sent: { body: { ids: (body!.ids as number[]).toReversed() } } }
  if (line.endsWith('?status=1') && !line.includes('/application/'))
    return { line: line.replace('=1', '=0'), sent }
  if (call.does === 'status' && body) return { line, sent: { body: { ...body, status: 0 } } }
  const type = types.find(({ calls }) => calls.includes(call))
  if (!type || !body || (call.does !== 'update' && call.does !== 'save single')) return { line, sent }
  const name = sentNames(type).find((each) => ['line', 'text'].includes(type.fields[each]?.kind ?? '')) ?? ''
  return { line, sent: { body: { ...body, [name]: '改过的内容' } } }
}
