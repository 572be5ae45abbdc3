import { afterEach, expect, test, vi } from 'vitest'
import { textResponse } from './text-response.ts'

const TEXT = '{"code":200,"data":"图联"}'
const made = () => textResponse(TEXT, { status: 201, headers: { 'content-type': 'application/json' } })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('a text is read as it was made, and the body is left for who sends it', async () => {
  const response = made()
  expect(await response.text()).toBe(TEXT)
  expect(response.bodyUsed).toBe(false)
  expect(Buffer.from(await response.arrayBuffer()).toString()).toBe(TEXT)
  expect(response.bodyUsed).toBe(true)
})

test.each<[string, (response: Response) => Promise<unknown>, unknown]>([
  ['as data', (response) => response.json(), { code: 200, data: '图联' }],
  ['as a blob', async (response) => (await response.blob()).text(), TEXT],
  ['as bytes', async (response) => Buffer.from(await response.bytes()).toString(), TEXT],
  ['as a stream', (response) => new Response(response.body).text(), TEXT],
  ['as a copy', (response) => response.clone().text(), TEXT],
  ['as a copy of a copy', (response) => response.clone().clone().json(), { code: 200, data: '图联' }],
  ['out of another response', (response) => new Response(response.body, response).text(), TEXT],
])('what is read %s is the same', async (_how, read, expected) => {
  expect(await read(made())).toEqual(expected)
})

test('status and headers are what they were made and what they became, also in copies', () => {
  const response = made()
  response.headers.set('allow', 'GET')
  for (const each of [response, response.clone(), new Response(response.body, response)]) {
    expect([each.status, each.ok]).toEqual([201, true])
    expect(Object.fromEntries(each.headers)).toEqual({ 'content-type': 'application/json', allow: 'GET' })
  }
  expect(response).toBeInstanceOf(Response)
})

test('what is read already is copied no more', async () => {
  const [read, locked] = [made(), made()]
  await read.json()
  locked.body?.getReader()
  for (const each of [read, locked]) expect(() => each.clone()).toThrow(TypeError)
})

test('no body is written for who asks for the text, one for who asks for more', async () => {
  const written = vi.fn()
  class Written extends Response {
    constructor(text: string, init: ResponseInit) {
      super(text, init)
      written()
    }
  }
  vi.stubGlobal('Response', Written)
  const response = made()
  await response.text()
  expect(written).not.toHaveBeenCalled()
  await response.json()
  expect(response.bodyUsed).toBe(true)
  expect(written).toHaveBeenCalledOnce()
})

test('a browser, which reads past all methods, gets its own response', async () => {
  const own = Object.assign(Response.bind(undefined), { prototype: Response.prototype })
  vi.stubGlobal('Response', own)
  vi.resetModules()
  const { textResponse: inBrowsers } = await import('./text-response.ts')
  const response = inBrowsers(TEXT, {})
  expect(Object.getPrototypeOf(response)).toBe(Response.prototype)
  expect(await response.text()).toBe(TEXT)
})
