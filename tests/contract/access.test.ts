import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApi, type TestApi } from './api.ts'
import { backends } from './backends.ts'
import { callsOn, typesOn } from './covering.ts'
import {
  adminRow,
  allCalls,
  goodBody,
  goodRequest,
  KEPT_BACK,
  linedTypes,
  makeRecord,
  singleTypes,
  taggedBody,
  titledCalls,
  unlimited,
  writeOf,
} from './records.ts'
import { adminKeys, types, visitorKeys } from './specification.ts'
import type { SpecifiedCall } from './specification/vocabulary.ts'

const otherCalls = allCalls.filter(({ access }) => access !== 'admin')

describe.each(backends)('access on %s', (backend, open) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(open, unlimited)
  })
  afterAll(() => api.close())

  test.each(titledCalls(callsOn(backend, otherCalls)))(
    'P-004, P-018, P-409 %s needs no session, and a bad token is only a visitor (X-74)',
    async (_title, call) => {
      const { line, sent } = await goodRequest(api, call)
      const answered = await api.visitor(line, sent)
      expect(answered.status, answered.text).toBe(200)
      const isRead = call.endpoint.startsWith('GET')
      const again = isRead ? { line, sent } : await goodRequest(api, call)
      const withBadToken = await api.withToken('f'.repeat(64), again.line, again.sent)
      expect(withBadToken.status).toBe(200)
      if (isRead) expect(withBadToken.text).toBe(answered.text)
    },
  )

  test('A-428 a session unused for 30 minutes, or 12 hours old, is no session', async () => {
    const other = await openApi(open, unlimited)
    other.pass(1_800_001)
    expect((await other.admin('GET /api/banner/admin/list')).status).toBe(401)
    const { token } = (await other.signIn()).body.data
    for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
      expect((await other.withToken(token, 'GET /api/admin/session')).status).toBe(200)
      other.pass(20 * 60_000)
    }
    other.pass(1)
    expect((await other.withToken(token, 'GET /api/admin/session')).status).toBe(401)
    await other.close()
  })
})

describe.each(backends)('single records that visitors and administrators read on %s', (backend, open) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(open, unlimited)
  })
  afterAll(() => api.close())

  test.each(linedTypes(typesOn(backend, singleTypes), 'shown'))(
    'X-74, %s for its two readers (X-83)',
    async (_title, type) => {
      const read = type.calls.find(({ does }) => does === 'read') as SpecifiedCall
      expect((await api.visitor(read.endpoint)).body.data).toBeNull()
      expect((await api.admin(read.endpoint)).body.data).toBeNull()

      const tags = taggedBody(type, (field) => (field.isPublic ? 'shown' : 'secret'))
      const saved = await api.admin(writeOf(type).endpoint, { body: tags })
      expect(saved.status, saved.text).toBe(200)

      const visitors = await api.visitor(read.endpoint)
      expect(Object.keys(visitors.body.data)).toEqual(visitorKeys(type))
      const sent = Object.keys(tags).filter((each) => type.fields[each]?.isPublic)
      for (const name of sent) expect(visitors.body.data[name], name).toEqual(tags[name])
      expect(visitors.text).not.toMatch(KEPT_BACK)
      expect(visitors.headers.get('cache-control')).toBe('no-cache')
      expect(visitors.headers.get('vary')).toMatch(/authorization/i)
      expect((await api.withToken('f'.repeat(64), read.endpoint)).text).toBe(visitors.text)

      const admins = await api.admin(read.endpoint)
      expect(Object.keys(admins.body.data)).toEqual(adminKeys(type))
      expect(admins.body.data).toMatchObject(tags)
      expect(admins.headers.get('cache-control')).toContain('no-store')

      if (!type.shownWhile) return
      await api.admin(writeOf(type).endpoint, { body: { status: 0 } })
      const hidden = await api.visitor(read.endpoint)
      expect(hidden.body.data).toBeNull()
      expect(hidden.text).not.toContain('shown')
      expect((await api.admin(read.endpoint)).body.data).toMatchObject({ ...tags, status: 0 })
    },
  )
})

test('A-448 there are ten of them', () => {
  const numbers = types
    .flatMap(({ calls }) => calls)
    .filter(({ access, number }) => access === 'either' && number?.startsWith('C-'))
  expect(numbers.map(({ endpoint }) => endpoint.replace('GET /api/', '').replace(/\/$/, '')).sort()).toEqual(
    [
      'about',
      'label',
      'data-annotation',
      'map-surveying',
      'industry-education',
      'data-collection',
      'internet-bpo',
      'soil-submission',
      'land-extension-background',
      'autonomous-driving/intro',
    ].sort(),
  )
})

describe.each(backends)('what the audit tells of readers on %s', (_name, open) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(open, unlimited)
  })
  afterAll(() => api.close())

  test('A-269 a reveal of an application is noted, a list is not (X-71)', async () => {
    const type = types.find(({ entity }) => entity === 'Application')
    if (!type) throw new Error('no applications')
    const id = await makeRecord(api, type)
    const before = (await api.rows('audit')).length
    const listed = await adminRow(api, type, id)
    expect(await api.rows('audit')).toHaveLength(before)
    expect(listed?.idNumber).toBe('999***********0018')
    expect(listed?.phone).not.toBe(goodBody(type).phone)
    const revealed = (await api.admin(`GET /api/application/${id}`)).body.data
    expect(revealed).toMatchObject({ idNumber: goodBody(type).idNumber, phone: goodBody(type).phone })
    expect(await api.rows('audit')).toHaveLength(before + 1)
  })
})
