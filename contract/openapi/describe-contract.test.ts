import { describe, expect, test } from 'vitest'
import { admin, optionalAuth, public as publicCall } from '#contract/engine/call.ts'
import { contentType } from '#contract/engine/content-type.ts'
import { list, single } from '#contract/operations/reading-operations.ts'
import { raw, envelope, plainText, truthyData, withMsg } from '#contract/engine/response-formats.ts'
import { run } from '#contract/operations/run-operation.ts'
import { remove, save, setFlag } from '#contract/operations/writing-operations.ts'
import { choice, flag } from '#contract/fields/choice-fields.ts'
import { internal } from '#contract/fields/field-recipe.ts'
import { list as listOf } from '#contract/fields/list-field.ts'
import { createdTime } from '#contract/fields/moment-fields.ts'
import { decimal, order } from '#contract/fields/number-fields.ts'
import { secret, text } from '#contract/fields/text-fields.ts'
import { describeContract } from './describe-contract.ts'

const thing = contentType({
  name: 'odd-thing',
  typeLabel: '东西',
  fields: {
    title: text('标题', { required: true, bounds: { max: 20 } }),
    size: choice('大小', { s: '小', l: '大' }),
    weight: decimal('重量', { bounds: { min: 0 } }),
    parts: listOf('零件', { name: text('名称', { required: true }) }),
    sort_order: { ...order(), alsoNamed: ['sortOrder'] },
    status: flag(),
    code: secret('密码'),
    mark: internal(text('记号')),
    createTime: createdTime(),
  },
  publicFields: ['id', 'title'],
  calls: [
    publicCall('GET /api/odd-thing/list?size=', list({ status: 1 }), raw),
    optionalAuth('GET /api/odd-thing', single(), envelope),
    admin('POST /api/odd-thing/save', save(), withMsg),
    admin('POST /api/odd-thing/{id}/status?status=', setFlag('status'), plainText('好了')),
    admin('DELETE /api/odd-thing/{id}', remove(), truthyData),
    admin(
      'POST /api/odd-thing/weigh',
      run(
        {
          takes: { scale: text('秤') },
          answers: { total: decimal('总重'), each: [{ isHeavy: 'boolean' }], '*': text('备注') },
          refuses: [429],
        },
        async () => null,
      ),
      envelope,
    ),
  ],
})

// oxlint-disable-next-line typescript/no-explicit-any -- read as the JSON that it becomes
const document: any = JSON.parse(JSON.stringify(describeContract([thing])))
const call = (path: string, method: string) => document.paths[path][method]
const bodyOf = (path: string) => call(path, 'post').requestBody.content['application/json'].schema

describe('records', () => {
  test('an administrator reads every key but secret and internal ones, a visitor only those it sees', () => {
    const { OddThing, OddThingForVisitors } = document.components.schemas
    expect(OddThing.required).toEqual([
      'id',
      'title',
      'size',
      'weight',
      'parts',
      'sort_order',
      'status',
      'createTime',
    ])
    expect(OddThingForVisitors.required).toEqual(['id', 'title'])
    expect(OddThing.additionalProperties).toBe(false)
  })

  test('values are typed as they are answered', () => {
    const { weight, size, status, createTime } = document.components.schemas.OddThing.properties
    expect(weight.type).toEqual(['number', 'null'])
    expect(size.enum).toEqual(['', 's', 'l'])
    expect(status).toMatchObject({ enum: [0, 1], description: '状态；0＝禁用，1＝启用' })
    expect(createTime).toMatchObject({ type: ['string', 'null'], readOnly: true })
  })
})

describe('what is sent', () => {
  test('what the server gives is not taken, and an id tells a change from a new record', () => {
    const { properties, required } = bodyOf('/api/odd-thing/save')
    expect(Object.keys(properties)).toEqual([
      'id',
      'title',
      'size',
      'weight',
      'parts',
      'sort_order',
      'status',
      'code',
    ])
    expect(required).toBeUndefined()
  })

  test('bounds, choices, entries and other names are told', () => {
    const { title, size, weight, parts, sort_order } = bodyOf('/api/odd-thing/save').properties
    expect(title).toMatchObject({ type: 'string', minLength: 1, maxLength: 20, description: '标题' })
    expect(size.enum).toEqual(['s', 'l', '', null])
    expect(weight).toMatchObject({ type: ['number', 'null'], minimum: 0 })
    expect(parts).toMatchObject({
      type: ['array', 'string', 'null'],
      maxItems: 100,
      items: { required: ['name'] },
    })
    expect(sort_order.description).toContain('sortOrder')
  })

  test('a list is narrowed and a toggle set by the query', () => {
    expect(call('/api/odd-thing/list', 'get').parameters).toMatchObject([
      { name: 'size', in: 'query', schema: { enum: ['s', 'l'] } },
    ])
    const toggle = call('/api/odd-thing/{id}/status', 'post')
    expect(toggle.requestBody).toBeUndefined()
    expect(toggle.parameters).toMatchObject([
      { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
      { name: 'status', in: 'query', required: true, schema: { enum: [0, 1] } },
      { name: 'If-Match', in: 'header' },
    ])
  })
})

describe('what is answered', () => {
  const success = (path: string, method: string) => call(path, method).responses[200].content

  test('each reply has its own shape', () => {
    expect(success('/api/odd-thing/list', 'get')['application/json'].schema).toEqual({
      type: 'array',
      items: { $ref: '#/components/schemas/OddThingForVisitors' },
    })
    expect(success('/api/odd-thing/save', 'post')['application/json'].schema.properties.msg).toEqual({
      const: '保存成功',
    })
    expect(success('/api/odd-thing/{id}/status', 'post')).toEqual({
      'text/plain': { schema: { type: 'string', const: '好了' } },
    })
  })

  test('X-74 a shared record is the visitor’s, the administrator’s, or none', () => {
    const { data } = success('/api/odd-thing', 'get')['application/json'].schema.properties
    expect(JSON.stringify(data)).toMatch(/OddThingForVisitors.*OddThing".*null/)
    expect(call('/api/odd-thing', 'get').security).toEqual([{}, { bearerAuth: [] }])
  })

  test('a plain function answers what it says', () => {
    const { data } = success('/api/odd-thing/weigh', 'post')['application/json'].schema.properties
    expect(data.properties.total.type).toEqual(['number', 'null'])
    expect(data.properties.each.items.properties).toEqual({ isHeavy: { type: 'boolean' } })
    expect(data.additionalProperties.type).toBe('string')
    expect(data.required).toEqual(['total', 'each'])
  })

  test('a call tells the refusals that can come, and no others', () => {
    const statuses = (path: string, method: string) => Object.keys(call(path, method).responses).map(Number)
    expect(statuses('/api/odd-thing/list', 'get')).toEqual([200, 400, 500, 503])
    expect(statuses('/api/odd-thing', 'get')).toEqual([200, 500, 503])
    expect(statuses('/api/odd-thing/save', 'post')).toEqual([200, 400, 401, 404, 409, 413, 415, 500, 503])
    // A toggle's value is in the query: there is no body that could be too large or of another type.
    expect(statuses('/api/odd-thing/{id}/status', 'post')).toEqual([200, 400, 401, 404, 409, 500, 503])
    expect(statuses('/api/odd-thing/{id}', 'delete')).toEqual([200, 401, 404, 409, 500, 503])
    expect(statuses('/api/odd-thing/weigh', 'post')).toEqual([200, 400, 401, 413, 415, 429, 500, 503])
  })

  test('X-23 a failure of truthy data has no data, not even the current record', () => {
    const { $ref } = call('/api/odd-thing/{id}', 'delete').responses[409]
    expect($ref).toBe('#/components/responses/FailureWithoutData409')
    const { schema } = document.components.responses.FailureWithoutData409.content['application/json']
    expect(schema.properties.data).toEqual({ type: 'null' })
  })
})
