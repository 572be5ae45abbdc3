import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApi, type TestApi } from './api.ts'
import { callsForValidation } from './calls-for-validation.ts'
import { backends } from './backends.ts'
import { expectFailureShape } from './expect-refused.ts'
import { allCalls, ask, everything, goodRequest, titledCalls, unlimited } from './records.ts'
import type { SpecifiedCall } from './specification/vocabulary.ts'

/** Calls whose body is JSON. */
const jsonCalls = allCalls.filter(
  ({ endpoint, does }) =>
    /^(POST|PUT) /.test(endpoint) && !/\{id\}$|\?status=|upload$|logout$/.test(endpoint) && does !== 'delete',
)

describe.each(backends)('bodies of every call on %s', (backend, open) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(open, unlimited)
  })
  afterAll(() => api.close())

  test.each(titledCalls(callsForValidation(backend, jsonCalls)))(
    'A-432 %s: what is no JSON object of its size and type is refused in its own shape, and harms nothing',
    async (_title, call) => {
      const { line, sent } = await goodRequest(api, call)
      const before = await api.state()
      const right = JSON.stringify(sent.body ?? {})
      const post = async (what: string, status: number, rawBody: BodyInit, type = 'application/json') => {
        const answered = await ask(api, call, line, {
          rawBody,
          headers: { ...sent.headers, 'content-type': type },
        })
        expect(answered.status, what).toBe(status)
        expectFailureShape(call, answered)
      }
      await post('cut', 400, right.slice(0, -1))
      await post('empty', 400, '')
      await post('a list', 400, `[${right}]`)
      await post('null', 400, 'null')
      await post('no UTF-8', 400, new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]))
      await post('only brackets', 400, '['.repeat(10_000))
      await post('a form', 415, 'title=x', 'application/x-www-form-urlencoded')
      await post('plain text', 415, right, 'text/plain')
      await post('over 1 MB', 413, `{"x":"${'x'.repeat(1024 * 1024)}"}`)
      expect(await api.state()).toEqual(before)
      const { status } = await ask(api, call, line, sent)
      expect(status).toBe(200)
    },
  )

  const samples = ['C-005', 'C-069', 'C-086', 'C-096', 'C-127', 'C-159', 'C-161', 'C-180']
  const sampleCalls = titledCalls(
    callsForValidation(
      backend,
      allCalls.filter(({ number = '' }) => samples.includes(number)),
    ),
  )

  const sendRaw = async (call: SpecifiedCall, change: (right: string) => string) => {
    const { line, sent } = await goodRequest(api, call)
    const before = await api.state()
    const rawBody = change(JSON.stringify(sent.body))
    const answered = await ask(api, call, line, { rawBody, headers: { 'content-type': 'application/json' } })
    return { answered, before, after: await api.state() }
  }
  const within = (right: string, more: string) => `${right.slice(0, -1)},${more}}`

  test.each(sampleCalls)('A-432 %s: 10 MB are 413, and nothing is stored', async (_title, call) => {
    const { answered, before, after } = await sendRaw(call, (right) =>
      within(right, `"x":"${'x'.repeat(10_000_000)}"`),
    )
    expect(answered.status).toBe(413)
    expect(after).toEqual(before)
  })

  test.each(sampleCalls)(
    'A-432 %s: a body 10 000 deep is 400, and nothing is stored',
    async (_title, call) => {
      const deep = `"x":${'['.repeat(10_000)}${']'.repeat(10_000)}`
      const { answered, before, after } = await sendRaw(call, (right) => within(right, deep))
      expect(answered.status).toBe(400)
      expect(after).toEqual(before)
    },
  )

  test.each(sampleCalls)(
    'A-432 %s: a key that comes twice is 400, and nothing is stored',
    async (_title, call) => {
      const { answered, before, after } = await sendRaw(call, (right) => {
        const [first = ''] = Object.keys(JSON.parse(right) as object)
        return within(right, `"${first}":"另一个"`)
      })
      expect(answered.status).toBe(400)
      expect(after).toEqual(before)
    },
  )

  test.each(sampleCalls)('A-432 %s: a key __proto__ is 400, and nothing is stored', async (_title, call) => {
    const { answered, before, after } = await sendRaw(call, (right) =>
      within(right, '"__proto__":{"status":0}'),
    )
    expect(answered.status).toBe(400)
    expect(after).toEqual(before)
    expect(Object.prototype).not.toHaveProperty('status')
  })

  test.each(sampleCalls)(
    'A-432 %s: constructor, prototype and toString are unknown keys',
    async (_title, call) => {
      const odd =
        '"constructor":{"prototype":{"polluted":1}},"toString":"smuggled","hasOwnProperty":"smuggled"'
      const { answered } = await sendRaw(call, (right) => within(right, odd))
      expect(answered.status, answered.text).toBe(200)
      expect(await everything(api)).not.toMatch(/smuggled|polluted/)
      expect(Object.prototype).not.toHaveProperty('polluted')
    },
  )
})
