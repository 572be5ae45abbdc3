import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contract } from '#content/registry/contract.ts'
import { answer } from '#content/registry/answer.ts'
import type { Call } from '#contract/engine/call.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { openApi, type TestApi } from '#tests/contract/api.ts'
import { everyBackend } from '#tests/contract/backends.ts'
import { unlimited } from '#tests/contract/records.ts'

const types: readonly ContentType[] = contract
const calls: readonly Call[] = types.flatMap((type) => type.calls)
/** The fields of all types, so that bodies say something now and then. */
const fieldNames = [...new Set(types.flatMap(({ fields }) => Object.keys(fields)))]
const STATUSES = [200, 206, 304, 400, 401, 404, 405, 409, 410, 413, 415, 416, 429]

const part = fc.oneof(
  fc.nat({ max: 5 }).map(String),
  fc.constantFrom(
    '..',
    '%00',
    '%E0%A4%A',
    '%2e%2e%2f',
    'admin',
    'list',
    ' ',
    "'",
    '\\',
    '__proto__',
    '1e3',
    '-1',
    '🙂',
  ),
  fc.string({ maxLength: 8 }),
)
const addressOfCall = fc
  .tuple(fc.constantFrom(...calls), fc.array(part, { minLength: 3, maxLength: 3 }))
  .map(([{ path }, parts]) => path.replace(/\{\w+\}/g, () => parts.pop() ?? '1'))
const anyAddress = fc.array(part, { maxLength: 4 }).map((parts) => `/api/${parts.join('/')}`)
const query = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'page',
        'size',
        'sort',
        'order',
        'keyword',
        'status',
        'from',
        'category',
        '__proto__',
        'q',
        'reason',
      ),
      fc.oneof(part, fc.constantFrom('1', 'id', 'createTime', 'asc', '2026-01-01', '标注')),
    ),
    { maxLength: 3 },
  )
  .map((pairs) => new URLSearchParams(pairs).toString())
const value = fc.oneof(
  { maxDepth: 2 },
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(
    0,
    1,
    '1',
    '',
    null,
    -1,
    Number.MAX_VALUE,
    'a\u0000b',
    '\ud800',
    [1],
    { $gt: 0 },
    '2024-02-30',
    '/a',
  ),
)
const record = fc.dictionary(
  fc.constantFrom('id', 'ids', 'act', 'versions', 'username', 'password', ...fieldNames),
  value,
)
const body = fc.oneof(
  record.map((sent) => JSON.stringify(sent)),
  fc.json(),
  fc.string(),
  fc.constant('{"a":'.repeat(2000)),
  fc.constant('{"sortOrder":1e309,"id":-1e309,"status":1e309}'),
  fc.constant(undefined),
)
const headers = fc.record(
  {
    'content-type': fc.constantFrom(
      'application/json',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'x',
    ),
    'if-match': fc.constantFrom('"x"', '*', 'W/"', ''),
    range: fc.constantFrom('bytes=0-', 'bytes=9-1', 'x'),
    'if-none-match': fc.constantFrom('*', '"x"'),
    'content-length': fc.constantFrom('-1', '99999999999', 'x'),
  },
  { requiredKeys: [] },
)
const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'BREW')

test.each(everyBackend.filter(([name]) => name !== 'PostgreSQL'))(
  'whatever is asked of %s, answer() gives an answer of its shape, and nothing breaks inside',
  async (_name, open) => {
    const api = await openApi(open, unlimited)
    let token = await tokenOf(api)
    const asked = fc.record({
      method,
      path: fc.oneof({ weight: 4, arbitrary: addressOfCall }, anyAddress),
      query,
      headers,
      body,
      isAdmin: fc.boolean(),
    })
    try {
      await fc.assert(
        fc.asyncProperty(asked, async (sent) => {
          const request = requestOf(sent, token)
          const response = await answer(request, api.backend, { address: '203.0.113.9' })
          await expectShape(sent.method, response)
          expect(api.reported.filter(({ event }) => event === '接口处理失败')).toEqual([])
          // A sign-out among them must not make all that follow strangers.
          if (response.status === 401 && sent.isAdmin) token = await tokenOf(api)
        }),
        { numRuns: 600 },
      )
    } finally {
      await api.close()
    }
  },
)

interface Asked {
  method: string
  path: string
  query: string
  headers: Record<string, string>
  body?: string
  isAdmin: boolean
}

function requestOf(
  { method: verb, path, query: asked, headers: sent, body: text, isAdmin }: Asked,
  token: string,
): Request {
  const isBodiless = verb === 'GET' || verb === 'HEAD'
  return new Request(new URL(`${path.startsWith('/') ? path : `/${path}`}?${asked}`, 'http://site.test'), {
    method: verb,
    headers: { ...sent, ...(isAdmin ? { authorization: `Bearer ${token}` } : {}) },
    body: isBodiless ? undefined : text,
  })
}

async function expectShape(verb: string, response: Response): Promise<void> {
  expect(STATUSES).toContain(response.status)
  const text = await response.text()
  if (verb === 'HEAD' || response.status === 304) return expect(text).toBe('')
  if (response.status < 400 || response.status === 416) return
  expect(response.headers.get('cache-control')).toBe('no-store')
  if (response.headers.get('content-type')?.startsWith('text/plain')) return expect(text).toMatch(/[一-鿿]/)
  const told = JSON.parse(text) as { code: number; message?: string; msg?: string }
  expect(told.code).toBe(response.status)
  expect(told.message ?? told.msg).toMatch(/[一-鿿]/)
}

const tokenOf = async (api: TestApi) => (await api.signIn()).body.data.token as string
