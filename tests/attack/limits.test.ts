import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApi, type Sent, type TestApi } from '#tests/contract/api.ts'
import { everyBackend } from '#tests/contract/backends.ts'
import { zip } from '#tests/contract/documents.ts'
import { unlimited } from '#tests/contract/records.ts'
import { goodApplication, goodMessage } from '#tests/contract/specification/people.ts'

const MEGABYTE = 1024 * 1024
const post = 'POST /api/contact/add'

// A rule that takes a square of the time is found by the time that a test may take.
describe.each(everyBackend.filter(([name]) => name === 'SQLite'))(
  'what is too much, on %s',
  (_name, open) => {
    let api: TestApi
    beforeAll(async () => {
      api = await openApi(open, unlimited)
    })
    afterAll(() => api.close())

    const json = (rawBody: string): Sent => ({ rawBody, headers: { 'content-type': 'application/json' } })

    test('a body of one megabyte is read, one more byte is 413, also where it does not say how long it is', async () => {
      const padded = (bytes: number) => {
        const whole = JSON.stringify({ ...goodMessage, padding: '' })
        return whole.replace('"padding":""', `"padding":"${'x'.repeat(bytes - Buffer.byteLength(whole))}"`)
      }
      expect((await api.visitor(post, json(padded(MEGABYTE)))).status).toBe(200)
      expect((await api.visitor(post, json(padded(MEGABYTE + 1)))).status).toBe(413)
      const headers = { 'content-type': 'application/json', 'content-length': '10' }
      expect((await api.visitor(post, { rawBody: padded(MEGABYTE + 1), headers })).status).toBe(413)
    })

    test('fifty levels of JSON are read, more are 400', async () => {
      const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
      const body = (depth: number) => JSON.stringify(goodMessage).replace('{', `{"x":${nested(depth)},`)
      expect((await api.visitor(post, json(body(49)))).status).toBe(200)
      for (const depth of [50, 51, 10_000, 500_000])
        expect((await api.visitor(post, json(body(depth)))).status, String(depth)).toBe(400)
    })

    test('a hundred thousand keys, entries or records are read in passing or refused', async () => {
      const keys = Object.fromEntries(Array.from({ length: 60_000 }, (_, index) => [`k${index}`, 1]))
      expect((await api.visitor(post, { body: { ...goodMessage, ...keys } })).status).toBe(200)
      expect((await api.visitor(post, json(`{${'"a":1,'.repeat(100_000)}"b":1}`))).status).toBe(400)
      const ids = Array.from({ length: 100_000 }, (_, index) => index + 1)
      for (const line of ['POST /api/partner/order', 'POST /api/partner/batch'])
        expect((await api.admin(line, { body: { ids, act: 'delete' } })).status, line).toBe(400)
    })

    test('long addresses and queries are looked at and found wrong', async () => {
      const long = 'a'.repeat(200_000)
      for (const line of [
        `GET /api/${long}`,
        `GET /api${'/a'.repeat(50_000)}`,
        `GET /upload/${long}`,
        `GET /api/page-config/${long}`,
        `GET /api/news/published/${'9'.repeat(100_000)}`,
      ])
        expect([200, 400, 404], line.slice(0, 40)).toContain((await api.visitor(line)).status)
      const query = Array.from({ length: 20_000 }, (_, index) => `k${index}=1`).join('&')
      expect((await api.admin(`GET /api/contact/admin/list?${query}`)).status).toBe(200)
      expect((await api.admin(`GET /api/contact/admin/list?keyword=${long}`)).body.total).toBe(0)
      expect((await api.visitor(`GET /api/search?q=${long}`)).status).toBe(400)
    })

    test('patterns for people’s facts take no longer for what is made to be slow', async () => {
      const slow = [
        'a@'.repeat(100),
        `${'a.'.repeat(120)}@`,
        `a@${'a.'.repeat(120)}`,
        '1'.repeat(250),
        ' '.repeat(250),
        `a${' '.repeat(100_000)}a`,
        `a${'.'.repeat(100_000)}a`,
        `1${','.repeat(100_000)}1`,
      ]
      for (const text of slow) {
        const facts = { email: text, phone: text, idNumber: text, birthDate: text }
        expect((await api.visitor(post, { body: { ...goodMessage, ...facts } })).status).toBe(400)
        const application = { ...goodApplication, ...facts }
        expect((await api.visitor('POST /api/application/add', { body: application })).status).toBe(400)
      }
    })

    test.each([
      ['starts of entries without an end', '<Override '],
      ['starts of values without an end', '<Override PartName="'],
      ['names without a value', '<Default Extension ContentType '],
    ])(
      'a Word document that names its parts by a megabyte of %s is read in no time',
      async (_what, piece) => {
        const types = piece.repeat(MEGABYTE / piece.length)
        const bytes = zip({ '[Content_Types].xml': types, 'word/document.xml': '' })
        const form = new FormData()
        form.append('file', new File([new Uint8Array(bytes)], 'cv.docx'))
        const began = performance.now()
        expect((await api.visitor('POST /api/application/upload', { rawBody: form })).status).toBe(415)
        expect(performance.now() - began).toBeLessThan(1000)
      },
    )

    test('sign-ins are limited by account and address, whatever else is sent along', async () => {
      const guess = (turn: number) =>
        api.visitor('POST /api/admin/login', {
          body: { username: turn % 2 ? 'wangli' : 'WangLi', password: `guess ${turn}`, [`x${turn}`]: turn },
          headers: {
            'x-forwarded-for': `198.51.100.${turn}`,
            'x-real-ip': `198.51.100.${turn}`,
            'user-agent': `browser ${turn}`,
            cookie: `id=${turn}`,
          },
          address: '203.0.113.77',
        })
      for (let turn = 0; turn < 5; turn += 1) expect((await guess(turn)).status).toBe(400)
      expect((await guess(6)).status).toBe(429)
      expect((await api.signIn('wangli', undefined, '198.51.100.200')).status).toBe(200)
    })
  },
)
