import { describe, expect, test } from 'vitest'
import { type ApiError } from '#contract/client/api-error.ts'
import { createLocalApi } from './local-api.ts'
import { describeRequest } from '#contract/client/describe-request.ts'
import { readResponse, type NamedBlob } from '#contract/client/read-response.ts'
import { expectedResponse } from './expected-response.ts'

const readAs = (response: Response, line: string, onMessage?: (sentence: string) => void) =>
  readResponse(response, expectedResponse(line), onMessage)

const json = (body: unknown, status = 200) => Response.json(body, { status })
const plain = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })
/** Of a read everything is taken that can be read. */
const READ = 'GET /api/news/list'
const failureOf = (response: Response) => readAs(response, READ).catch((error: unknown) => error as ApiError)

describe('reading an answer of any shape', () => {
  test('what says it is JSON and cannot be read is neither a success nor a sentence', async () => {
    const broken = (text: string, status: number) =>
      failureOf(
        new Response(text, { status, headers: { 'content-type': 'application/json; charset=utf-8' } }),
      )
    for (const text of ['', 'Service is warming up', '{"code":200,"message":"保存'])
      for (const status of [200, 415])
        expect(await broken(text, status)).toMatchObject({ isAnswer: false, isServerMessage: false, status })
    expect(await readAs(json('保存成功'), READ)).toBe('保存成功')
  })

  test('P-416, A-432 data comes out of its envelope', async () => {
    expect(await readAs(json({ code: 200, message: 'x', data: { a: 1 } }), READ)).toEqual({ a: 1 })
    expect(await readAs(json({ code: 200, msg: 'x', data: null }), READ)).toBeNull()
    expect(await readAs(plain('{"code":200,"data":1}'), READ)).toBe(1)
  })

  test('A-441 a list with a total is a page', async () => {
    expect(await readAs(json({ code: 200, data: [1], total: 9 }), READ)).toEqual({
      records: [1],
      total: 9,
    })
  })

  test('P-442 a bare list or object is itself; a sentence is a sentence, even when it looks like JSON', async () => {
    expect(await readAs(json([1, 2]), READ)).toEqual([1, 2])
    expect(await readAs(json({ title: '码' }), READ)).toEqual({ title: '码' })
    expect(await readAs(plain('保存成功'), READ)).toBe('保存成功')
    expect(await readAs(plain('200'), READ)).toBe('200')
  })

  test('A-581, A-582 the server sentence is told, from message or msg, with the field errors', async () => {
    const errors = [{ field: 'title', message: '请输入标题' }]
    expect(await failureOf(json({ code: 400, message: '请输入标题', data: { errors } }, 400))).toMatchObject({
      status: 400,
      code: 400,
      message: '请输入标题',
      errors,
      isServerMessage: true,
    })
    expect(await failureOf(json({ code: 500, msg: '坏了', data: null }))).toMatchObject({
      code: 500,
      message: '坏了',
    })
  })

  test.each([
    ['POST /api/autonomous-driving/item/save', '分类已满'],
    ['POST /api/autonomous-driving/intro/save', '分类已满'],
    ['POST /api/banner/add', '保存失败'],
  ])('A-551, A-582 of msg and message that differ, %s shows %s', async (line, shown) => {
    const answer = () => json({ code: 400, message: '保存失败', msg: '分类已满', data: null }, 400)
    await expect(readAs(answer(), line)).rejects.toMatchObject({ message: shown })
  })

  test('A-551, X-89 the sentence of a success of autonomous driving is msg first, and message where msg is empty', async () => {
    const told: string[] = []
    const line = 'POST /api/autonomous-driving/item/save'
    const tell = (sentence: string) => void told.push(sentence)
    await readAs(json({ code: 200, message: '保存成功', msg: '条目已保存', data: null }), line, tell)
    await readAs(json({ code: 200, message: '保存成功', msg: '', data: null }), line, tell)
    expect(told).toEqual(['条目已保存', '保存成功'])
  })

  test('X-71, X-82 a file to be saved carries the name the server gave it', async () => {
    const nameOf = async (disposition: string) => {
      const headers = { 'content-type': 'application/pdf', 'content-disposition': disposition }
      const file = (await readAs(new Response('%PDF', { headers }), READ)) as NamedBlob
      expect(await file.text()).toBe('%PDF')
      return file.name
    }
    expect(await nameOf("attachment; filename*=UTF-8''%E6%9E%97%E6%99%93.pdf")).toBe('林晓.pdf')
    expect(await nameOf(`attachment; filename="export.csv"; filename*=UTF-8''%E7%95%99.csv`)).toBe('留.csv')
    expect(await nameOf('attachment; filename="export.csv"')).toBe('export.csv')
    expect(await nameOf("attachment; filename*=UTF-8''%E6%9")).toBeUndefined()
    expect(await nameOf('attachment')).toBeUndefined()
  })

  test('X-79 a conflict carries the current record', async () => {
    const failure = await failureOf(json({ code: 409, message: '已修改', data: { id: 1, name: '新' } }, 409))
    expect(failure).toMatchObject({ current: { id: 1, name: '新' }, errors: [] })
  })

  test('X-79 a conflict of many records names those that changed, and carries none', async () => {
    const errors = [{ field: 'ids.7', message: '已修改' }]
    const failure = await failureOf(json({ code: 409, message: '已修改', data: { errors } }, 409))
    expect(failure).toMatchObject({ errors, current: undefined })
  })

  test('A-583 a plain failure is its sentence; an error page of a proxy is none', async () => {
    expect(await failureOf(plain('记录不存在', 404))).toMatchObject({ status: 404, message: '记录不存在' })
    expect(await failureOf(new Response('<html>502</html>', { status: 502 }))).toMatchObject({
      status: 502,
      message: '操作失败，请稍后重试',
      isServerMessage: false,
    })
  })

  test.each([
    ['upstream connect error or disconnect/reset before headers', 'text/plain', 503, '操作失败，请稍后重试'],
    ['502 Bad Gateway', 'text/html', 502, '操作失败，请稍后重试'],
    ['Request Entity Too Large', 'text/plain', 413, '请求内容过大'],
    ['<h1>429 Too Many Requests</h1>', 'text/html', 429, '提交过于频繁，请稍后再试'],
  ])('A-583 the line of a proxy is never shown: %s', async (line, type, status, message) => {
    const answer = new Response(line, { status, headers: { 'content-type': type } })
    const isServerMessage = status < 500
    expect(await failureOf(answer)).toMatchObject({ message, isServerMessage, isAnswer: false })
  })

  test('P-462 what is not the product’s answer is none, whatever its status: a page, or nothing', async () => {
    const page = (status: number) => new Response('\n<!doctype html><p>登录网络</p>', { status })
    for (const response of [page(502), page(200), new Response('', { status: 504 })])
      expect(await failureOf(response)).toMatchObject({ isAnswer: false, isServerMessage: false })
    expect(await failureOf(json({ code: 500, data: null }, 500))).toMatchObject({ isAnswer: true })
    expect(await failureOf(plain('记录不存在', 404))).toMatchObject({ isAnswer: true })
  })
})

describe('putting an input into a line', () => {
  test('names go into the path, escaped, and the query behind it', () => {
    const input = { id: 3, query: { page: 2, keyword: '数 据', sort: '' } }
    expect(describeRequest('GET /api/thing/{id}?page=', input).address).toBe(
      '/api/thing/3?page=2&keyword=%E6%95%B0+%E6%8D%AE',
    )
    expect(describeRequest('GET /api/page-config/{page}', { page: '../x' }).address).toBe(
      '/api/page-config/..%2Fx',
    )
  })

  test('P-414, A-428 a token and a version are headers; a body is JSON; a form stays a form', () => {
    expect(describeRequest('POST /api/x', { body: { a: 1 }, ifMatch: 'v' }, 'token')).toMatchObject({
      method: 'POST',
      headers: { authorization: 'Bearer token', 'if-match': '"v"', 'content-type': 'application/json' },
      body: '{"a":1}',
    })
    const form = new FormData()
    expect(describeRequest('POST /api/upload', { body: form })).toMatchObject({ body: form })
    expect(describeRequest('POST /api/upload', { body: form }).headers).not.toHaveProperty('content-type')
  })
})

describe('asking in-process', () => {
  test('sends the call to the answer function and reads what comes back', async () => {
    const api = createLocalApi((request) =>
      Promise.resolve(json({ code: 200, data: new URL(request.url).pathname })),
    )
    expect(await api('GET /api/page-config/{page}', { page: 'about' })).toBe('/api/page-config/about')
  })

  test('no answer at all is a failure with status 0', async () => {
    const api = createLocalApi(() => Promise.reject(new TypeError('fetch failed')))
    await expect(api('GET /api/banner/list')).rejects.toMatchObject({
      name: 'ApiError',
      status: 0,
      message: '网络错误，请稍后重试',
    })
  })
})
