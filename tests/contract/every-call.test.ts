import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#content/registry/contract.ts'
import { openApi, type Answered, type TestApi } from './api.ts'
import { backends } from './backends.ts'
import { callsOn } from './covering.ts'
import { allCalls, ask, goodRequest, linedCalls, otherSlash, typeOf, unlimited } from './records.ts'
import { addedCalls, adminKeys, extensions, specification, types, visitorKeys } from './specification.ts'
import { galleryKeys } from './specification/gallery-keys.ts'
import type { SpecifiedCall } from './specification/vocabulary.ts'

test('the specification has exactly 194 calls, each with a number of its own', () => {
  const numbers = Array.from({ length: 194 }, (_, index) => `C-${String(index + 1).padStart(3, '0')}`)
  expect(specification.map(({ number }) => number)).toEqual(numbers)
})

const withoutQuery = (endpoint: string) => endpoint.replace(/\?.*$/, '').replace(/(.)\/$/, '$1')
const linesOf = (calls: readonly { endpoint: string }[]) =>
  calls.map(({ endpoint }) => withoutQuery(endpoint)).sort()
const declared = linesOf(contract.flatMap((type): readonly { endpoint: string }[] => type.calls))

test('the contract has every one of the client’s 194 calls', () => {
  const lost = linesOf(specification).filter((line) => !declared.includes(line))
  expect(lost, 'declare these again: content/…/….type.ts').toEqual([])
})

test('calls added since are the named extensions, and those written down beside them', () => {
  expect(addedCalls.filter(({ number }) => number && !/^S-\d{3}$/.test(number))).toEqual([])
  const known = linesOf(allCalls)
  const unknown = declared.filter((line) => !known.includes(line))
  expect(
    unknown,
    'write these calls down: content/…/….expected.ts, or tests/contract/specification/added-since.ts',
  ).toEqual([])
  const undeclared = known.filter((line) => !declared.includes(line))
  expect(undeclared, 'declare these calls: content/…/….type.ts').toEqual([])
  expect(new Set(known).size, 'a call is written down twice').toBe(known.length)
})

describe.each(backends)('every call on %s', (backend, open) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(open, unlimited)
  })
  afterAll(() => api.close())

  test.each(linedCalls(callsOn(backend, allCalls, 'memory')))(
    'P-416, P-516, A-432, A-571…A-576, A-634, %s answers in its own shape, HEAD too, with either slash (X-70)',
    async (_title, call) => {
      const { line: endpoint, sent } = await goodRequest(api, call)
      const answered = await ask(api, call, endpoint, sent)
      expectRight(call, answered)
      if (!endpoint.startsWith('GET')) {
        const again = await goodRequest(api, call)
        return expectRight(call, await ask(api, call, otherSlash(again.line), again.sent))
      }
      expectRight(call, await ask(api, call, otherSlash(endpoint), sent))
      const head = await ask(api, call, endpoint.replace('GET', 'HEAD'), sent)
      expect([head.status, head.text]).toEqual([200, ''])
      for (const name of ['content-type', 'cache-control', 'vary'])
        expect(head.headers.get(name), name).toBe(answered.headers.get(name))
    },
  )

  test('A-432 unknown paths are 404, known ones with another method 405 with Allow', async () => {
    const unknown = await api.visitor('GET /api/nothing/here')
    expect([unknown.status, unknown.body.code]).toEqual([404, 404])
    const wrong = await api.visitor('DELETE /api/banner/list')
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect((await api.visitor('GET /api/banner/%E4')).status).toBe(404)
    expect((await api.visitor('GET /api/page-config/%00')).status).toBe(404)
  })

  test('an unexpected failure is reported, and answered as a 500 without inner detail', async () => {
    const broken = { ...api.backend, stores: { of: () => { throw new Error('disk on fire') } } } // oxfmt-ignore
    const { answer } = await import('#content/registry/answer.ts')
    const response = await answer(new Request('http://site.test/api/banner/list'), broken, { address: '::1' })
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({ code: 500, message: '操作失败，请稍后重试', data: null })
    expect(api.reported.map(({ event }) => event)).toContain('接口处理失败')
  })
})

function expectRight(call: SpecifiedCall, answered: Answered) {
  expect(answered.status, answered.text).toBe(200)
  expectShape(call, answered)
  expectSentence(call, answered)
  expectAnswer(call, answered)
  const isRead = call.endpoint.startsWith('GET')
  const caching = answered.headers.get('cache-control')
  if (call.access === 'admin' || !isRead) expect(caching).toContain('no-store')
  else if (call.endpoint.startsWith('GET /api/') && call.shape !== 'bare') expect(caching).toBe('no-cache')
}

const bodyKeys = {
  envelope: ['code', 'data', 'message'],
  'envelope with msg': ['code', 'data', 'message', 'msg'],
  'envelope with total': ['code', 'data', 'message', 'total'],
}

function expectShape({ shape }: SpecifiedCall, { headers, body, text }: Answered) {
  const contentType = headers.get('content-type') ?? ''
  if (shape === 'file') {
    expect(contentType).not.toMatch(/json/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(text.length).toBeGreaterThan(0)
    return
  }
  if (shape === 'plain text') return expect(contentType).toMatch(/^text\/plain; ?charset=utf-8$/i)
  expect(contentType).toMatch(/^application\/json/)
  if (shape === 'bare') return expect(body).not.toHaveProperty('code')
  expect(Object.keys(body).sort()).toEqual(bodyKeys[shape])
  expect(body.code).toBe(200)
  if (shape === 'envelope with total') expect(body.total).toBeGreaterThanOrEqual(body.data.length)
}

function expectSentence({ shape, success }: SpecifiedCall, { body, text }: Answered) {
  if (shape === 'plain text') return expect(text).toBe(success)
  if (shape === 'bare' || shape === 'file') return
  const sentence = body.message
  expect(sentence).toMatch(/[\u4e00-\u9fff]/)
  if (success) expect(sentence).toBe(success)
  if (shape === 'envelope with msg') expect(body.msg).toBe(sentence)
}

function expectAnswer(call: SpecifiedCall, { body }: Answered) {
  if (call.shape === 'file' || call.shape === 'plain text') return
  const data = call.shape === 'bare' ? body : body.data
  const expectations = {
    records: () => expectKeys(call, data[0]),
    record: () => expectKeys(call, data),
    'record or null': () => expectKeys(call, data),
    object: () => expectKeys(call, data),
    number: () => expect(data).toBeTypeOf('number'),
    text: () => expect(data).toMatch(/\S/),
    nothing: () => expect(data).toBeNull(),
    'id only': () => expect(Object.keys(data)).toEqual(['id']),
    bytes: () => undefined,
  }
  expectations[call.answers]()
}

/** The exact keys of one record, in order, for who asked. */
function expectKeys(call: SpecifiedCall, record: Record<string, unknown>) {
  expect(record).toBeTypeOf('object')
  const type = types.find(({ calls }) => calls.includes(call))
  const keys = call.keys ?? (type && (call.access === 'admin' ? adminKeys(type) : visitorKeys(type)))
  if (keys) expect(Object.keys(record)).toEqual(keys)
}

describe.each(backends)('records that answer more than fields on %s', (_name, open) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(open, unlimited)
  })
  afterAll(() => api.close())

  test('P-426, A-457 modules carry their images, each with the keys of its reader', async () => {
    const gallery = typeOf('GalleryImage').calls.find(({ does }) => does === 'add') as SpecifiedCall
    const { sent } = await goodRequest(api, gallery)
    await api.admin(gallery.endpoint, sent)
    const [shown] = (await api.visitor('GET /api/government-service/modules')).body.data
    expect(Object.keys(shown.galleries[0]).sort()).toEqual([...galleryKeys.visitor].sort())
    const [kept] = (await api.admin('GET /api/government-service/admin/modules')).body.data
    expect(Object.keys(kept.galleries[0]).sort()).toEqual([...galleryKeys.admin].sort())
  })

  test('A-435 signing in answers the user and the token, and nothing secret', async () => {
    const { user, token } = (await api.signIn()).body.data
    expect(user).toMatchObject({ username: 'wangli', realName: '王丽' })
    expect(token).toMatch(/^\S{32,}$/)
    expect(JSON.stringify(user)).not.toMatch(/password|hash|argon/i)
  })
})

test('every extension is one of X-82, X-94 or X-30', () => {
  expect(new Set(extensions.map(({ number }) => number))).toEqual(new Set(['X-82', 'X-94', 'X-30']))
})
