import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { openApi, type Answered, type TestApi } from './api.ts'
import { backends } from './backends.ts'
import { seedOneOfEach } from './seed.ts'
import { extensions, goodBodies, specification, type SpecifiedCall } from './specification.ts'

const calls = [...specification, ...extensions]
const adminCalls = calls.filter(({ access }) => access === 'admin')
const visitorCalls = calls.filter(({ access }) => access !== 'admin')
/** Calls that need a file or have one missing are tested in uploads.test.ts. */
const plainCalls = calls.filter(({ number }) => number !== 'C-030' && number !== 'C-193')

test('the contract has exactly the calls of the specification and the named extensions', () => {
  const specified = calls.map(({ line }) => withNames(line)).sort()
  const declared = contract.flatMap((type) => type.calls.map(({ line }) => line.split('?')[0])).sort()
  expect(declared).toEqual(specified)
})

describe.each(backends)('access on %s', (_name, open) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(open)
    await seedOneOfEach(api)
  })
  afterAll(() => api.close())

  test.each(adminCalls)(
    '$number $line answers 401 without a session and changes nothing',
    async ({ line }) => {
      const before = await everything(api)
      const answered = await api.visitor(line, { body: bodyFor(line) })
      expect(answered.status).toBe(401)
      expect(answered.body).toEqual({ code: 401, message: '登录已过期，请重新登录', data: null })
      expect(answered.headers.get('cache-control')).toBe('no-store')
      expect(await everything(api)).toEqual(before)
    },
  )

  test.each(visitorCalls)(
    'P-018 $number $line needs no session, and a bad token is only a visitor',
    async ({ line }) => {
      const answered = await api.withToken('f'.repeat(64), line, { body: bodyFor(line) })
      expect(answered.status).not.toBe(401)
    },
  )
})

describe.each(backends)('every call on %s', (_name, open) => {
  let api: TestApi
  beforeEach(async () => {
    api = await openApi(open)
    await seedOneOfEach(api)
  })
  afterEach(() => api.close())

  test.each(plainCalls)('P-416, A-432 $number $line answers in its own shape', async (call) => {
    const ask = call.access === 'admin' ? api.admin : api.visitor
    const answered = await ask(call.line, { body: bodyFor(call.line) })
    expect(answered.status).toBe(200)
    expectShape(call, answered)
    if (call.success) expect(answered.body.message).toBe(call.success)
    const keys = call.access === 'admin' ? call.adminKeys : call.visitorKeys
    if (keys) expect(Object.keys(recordOf(call, answered))).toEqual(keys)
  })

  test.each(plainCalls)('A-432 $number $line answers alike with a trailing slash (X-70)', async (call) => {
    const ask = call.access === 'admin' ? api.admin : api.visitor
    const answered = await ask(`${call.line}/`, { body: bodyFor(call.line) })
    expect(answered.status).toBe(200)
    expectShape(call, answered)
  })

  test('A-448 the about record shows an administrator every key, and is then kept by nobody (X-74)', async () => {
    const answered = await api.admin('GET /api/about')
    const about = specification.find(({ number }) => number === 'C-003')
    expect(Object.keys(answered.body.data)).toEqual(about?.adminKeys)
    expect(answered.headers.get('cache-control')).toBe('no-store')
    expect((await api.visitor('GET /api/about')).headers.get('vary')).toBe('Authorization')
  })

  test('A-432 unknown paths are 404, known ones with another method 405 with Allow', async () => {
    const unknown = await api.visitor('GET /api/nothing/here')
    expect([unknown.status, unknown.body.code]).toEqual([404, 404])
    const wrong = await api.visitor('DELETE /api/banner/list')
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect((await api.visitor('GET /api/banner/%E4')).status).toBe(404)
    expect((await api.visitor('GET /api/page-config/%00')).status).toBe(404)
  })

  test('A-432 HEAD answers the status and headers of GET without a body', async () => {
    const answered = await api.visitor('HEAD /api/banner/list')
    expect([answered.status, answered.text]).toEqual([200, ''])
    expect(answered.headers.get('content-type')).toContain('application/json')
  })

  test('an unexpected failure is reported, and answered as a 500 without inner detail', async () => {
    const broken = { ...api.backend, stores: { of: () => { throw new Error('disk on fire') } } } // prettier-ignore
    const { answer } = await import('#contract/engine/answer.ts')
    const response = await answer(new Request('http://site.test/api/banner/list'), broken, { address: '::1' })
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({ code: 500, message: '操作失败，请稍后重试', data: null })
    expect(api.reported.map(({ event }) => event)).toEqual(['接口处理失败'])
  })
})

function bodyFor(line: string): unknown {
  if (line.startsWith('GET')) return undefined
  return goodBodies[line] ?? {}
}

function expectShape({ shape, answers }: SpecifiedCall, { body }: Answered) {
  if (shape === 'envelope') expect(Object.keys(body)).toEqual(['code', 'message', 'data'])
  if (shape === 'envelope with total') expect(Object.keys(body)).toEqual(['code', 'message', 'data', 'total'])
  const data = shape === 'bare' ? body : body.data
  if (answers === 'list') expect(data).toBeInstanceOf(Array)
  if (answers === 'number') expect(data).toBeTypeOf('number')
  if (answers === 'nothing') expect(data).toBeNull()
  if (answers === 'object') expect(data).toBeTypeOf('object')
}

function recordOf({ shape, answers }: SpecifiedCall, { body }: Answered): object {
  const data = shape === 'bare' ? body : body.data
  return answers === 'list' ? data[0] : data
}

/** `/api/banner/delete/1` as the contract writes it. */
function withNames(line: string): string {
  return line
    .replace(/\/1$/, '/{id}')
    .replace('/page-config/about', '/page-config/{page}')
    .replace('/upload/missing.webp', '/upload/{path}')
}

async function everything(api: TestApi) {
  const names = [
    'banner',
    'partner',
    'contact-message',
    'page-config',
    'account',
    'session',
    'audit',
    'revision',
  ]
  return Promise.all(names.map((name) => api.rows(name)))
}
