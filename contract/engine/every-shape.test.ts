import { describe, expect, test } from 'vitest'
import type { Backend, Row, Store } from './backend.ts'
import { public as publicCall } from './call.ts'
import { flag } from '#contract/fields/choice-fields.ts'
import { contentType } from './content-type.ts'
import { apiParts } from '#content/registry/answer.ts'
import { createAnswer } from './create-answer.ts'
import { list } from '#contract/operations/reading-operations.ts'
import { raw, plainText, truthyData, withMsg } from './response-formats.ts'
import { text } from '#contract/fields/text-fields.ts'
import { create, remove, save, saveSingle, setFlag, update } from '#contract/operations/writing-operations.ts'

// Shapes and operations that the engine carries for calls of later issues, on a type of this test's own.
const thing = contentType({
  name: 'thing',
  typeLabel: '东西',
  fields: { title: text('标题', { required: '请输入标题' }), isShown: flag('显示') },
  publicFields: ['id', 'title'],
  calls: [
    publicCall('GET /api/thing/', list(), raw),
    publicCall('POST /api/thing/save', save(), withMsg),
    publicCall('POST /api/thing/single', saveSingle(), withMsg),
    publicCall('POST /api/thing/add', create(), plainText('保存成功')),
    publicCall('POST /api/thing/update/{id}', update(), truthyData),
    publicCall('PUT /api/thing/{id}/status?status=', setFlag('isShown'), plainText('状态更新成功')),
    publicCall('DELETE /api/thing/{id}', remove(), plainText('删除成功')),
  ],
})

function openApi() {
  const rows = new Map<number, Row>()
  const store: Store = {
    find: () => Promise.resolve([...rows.values()]),
    count: () => Promise.resolve(rows.size),
    get: (id) => Promise.resolve(rows.get(id)),
    create: (values) => Promise.resolve(kept({ ...values, id: rows.size + 1 })),
    update: (id, values) => Promise.resolve(kept({ ...rows.get(id), ...values, id })),
    remove: (id) => Promise.resolve(void rows.delete(id)),
  }
  const kept = (row: Row) => (rows.set(row.id, row), row)
  const stores = { of: () => store }
  const answer = createAnswer({ ...apiParts, types: [thing], internalTypes: [] })
  const backend = {
    stores,
    now: () => new Date(),
    transaction: (work: (given: typeof stores) => unknown) => work(stores),
    runWithDeadline: (work: () => unknown) => work(),
  }
  const send = async (line: string, body?: object) => {
    const [method, path] = line.split(' ')
    const headers = body && { 'content-type': 'application/json' }
    const request = new Request(`http://site.test${path}`, {
      method,
      headers,
      body: body && JSON.stringify(body),
    })
    const response = await answer(request, backend as unknown as Backend, { address: '::1' })
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      text: await response.text(),
    }
  }
  return { rows, send }
}

describe('shapes of answers', () => {
  test('A-553, A-554, A-583 plain-text calls answer their sentence, and a failure its own as text with its status (X-69)', async () => {
    const { send } = openApi()
    const saved = await send('POST /api/thing/add', { title: '甲' })
    expect(saved).toEqual({ status: 200, type: 'text/plain; charset=utf-8', text: '保存成功' })
    expect(await send('POST /api/thing/add', { title: '' })).toMatchObject({
      status: 400,
      text: '请输入标题',
    })
    expect(await send('DELETE /api/thing/9')).toMatchObject({ status: 404, text: '记录不存在' })
  })

  test('A-551, A-582 autonomous driving speaks in msg, in success and in failure', async () => {
    const { send } = openApi()
    expect(JSON.parse((await send('POST /api/thing/save', { title: '甲' })).text)).toEqual({
      code: 200,
      message: '保存成功',
      msg: '保存成功',
      data: null,
    })
    expect(JSON.parse((await send('POST /api/thing/save', {})).text)).toEqual({
      code: 400,
      message: '请输入标题',
      msg: '请输入标题',
      data: { errors: [{ field: 'title', message: '请输入标题' }] },
    })
  })

  test('A-528 where truthy data means success a failure has none, not even errors (X-23, X-83)', async () => {
    const { send } = openApi()
    await send('POST /api/thing/add', { title: '甲' })
    const failure = await send('POST /api/thing/update/1', { title: '' })
    expect(JSON.parse(failure.text)).toEqual({ code: 400, message: '请输入标题', data: null })
  })

  test('A-432 a bare list is the body itself; its failures are envelopes (X-76)', async () => {
    const { send } = openApi()
    await send('POST /api/thing/add', { title: '甲' })
    expect(JSON.parse((await send('GET /api/thing')).text)).toEqual([{ id: 1, title: '甲' }])
  })
})

describe('operations of later calls', () => {
  test.each([{}, { id: null }, { id: '' }, { id: 0 }])('X-58 save with %j adds a record', async (id) => {
    const { send, rows } = openApi()
    await send('POST /api/thing/save', { ...id, title: '甲' })
    await send('POST /api/thing/save', { ...id, title: '乙' })
    expect(rows.size).toBe(2)
  })

  test('X-58 save with an id updates that record, and an unknown one is 404', async () => {
    const { send, rows } = openApi()
    await send('POST /api/thing/save', { title: '甲' })
    await send('POST /api/thing/save', { id: 1, title: '乙' })
    expect([...rows.values()]).toEqual([{ id: 1, title: '乙', isShown: 1 }])
    expect((await send('POST /api/thing/save', { id: 5, title: '丙' })).status).toBe(404)
  })

  test('X-83 a single record is saved over itself', async () => {
    const { send, rows } = openApi()
    await send('POST /api/thing/single', { title: '甲' })
    await send('POST /api/thing/single', { title: '乙' })
    expect([...rows.values()]).toEqual([{ id: 1, title: '乙', isShown: 1 }])
  })

  test('A-564, X-83 a toggle may read its status from the query, without a body', async () => {
    const { send, rows } = openApi()
    await send('POST /api/thing/add', { title: '甲' })
    expect(await send('PUT /api/thing/1/status?status=0')).toMatchObject({
      status: 200,
      text: '状态更新成功',
    })
    expect(rows.get(1)?.isShown).toBe(0)
    expect((await send('PUT /api/thing/1/status?status=2')).status).toBe(400)
    expect((await send('PUT /api/thing/1/status', {})).status).toBe(400)
  })
})
