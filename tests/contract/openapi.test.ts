import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#content/registry/contract.ts'
import type { Call } from '#contract/engine/call.ts'
import { partsOfEndpoint } from '#contract/engine/endpoint.ts'
import { createMatcher } from '#contract/engine/matcher.ts'
import { describeContract } from '#contract/openapi/describe-contract.ts'
import { createMemoryBackend } from '#mocks/memory-backend.ts'
import { openApi, type Answered, type Sent, type TestApi } from './api.ts'
import type { OpenBackend } from './backends.ts'
import { allCalls, ask, concrete, goodRequest, titledCalls, unlimited } from './records.ts'

/* oxlint-disable typescript/no-explicit-any -- the document is read as the outsider's JSON that it is */
const document: any = JSON.parse(JSON.stringify(describeContract(contract)))
const calls: readonly Call[] = contract.flatMap((type) => type.calls as readonly Call[])
const operations: [string, any][] = Object.entries<any>(document.paths).flatMap(([path, methods]) =>
  Object.entries<any>(methods).map(([method, operation]): [string, any] => [
    `${method.toUpperCase()} ${path}`,
    operation,
  ]),
)

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(document, 'api')

describe('the document', () => {
  test('passes a public validator of OpenAPI 3.1', async () => {
    expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true })
    expect(document.openapi).toBe('3.1.0')
  })

  test('has every declared call once, and no other', () => {
    const declared = calls.map(({ endpoint }) => endpoint.split('?')[0])
    expect(operations.map(([line]) => line).sort()).toEqual(declared.sort())
  })

  test('refers to nothing that is not there', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map(([, found]) => found)
    expect(references.length).toBeGreaterThan(100)
    expect([...new Set(references)].filter((each) => resolved({ $ref: each }) === undefined)).toEqual([])
  })

  test('names each call differently, and no two paths that are the same but for their names', () => {
    const ids = operations.map(([, { operationId }]) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    const shapes = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'))
    expect(new Set(shapes).size).toBe(shapes.length)
  })

  test('says in Chinese what each call is, under a tag it explains', () => {
    const tags = document.tags.map(({ name }: { name: string }) => name)
    for (const [
      line,
      {
        summary,
        description,
        tags: [tag],
      },
    ] of operations) {
      expect(summary, line).toMatch(/[\u4e00-\u9fff]{2}/)
      expect(description, line).toMatch(/登录/)
      expect(tags, line).toContain(tag)
    }
    expect(document.paths['/api/banner/list'].get.summary).toBe('查看轮播图列表')
    expect(document.paths['/api/banner/add'].post.summary).toBe('新增轮播图')
  })

  test('A-432 asks for a session exactly where the call does', () => {
    const security = { public: [], optionalAuth: [{}, { bearerAuth: [] }], admin: [{ bearerAuth: [] }] }
    for (const { endpoint, access } of calls)
      expect(operationOf(endpoint).security, endpoint).toEqual(security[access])
    expect(document.components.securitySchemes.bearerAuth).toMatchObject({ type: 'http', scheme: 'bearer' })
  })

  test('every plain function says what it answers', () => {
    const silent = calls.filter(
      ({ operation: { name, answers }, response }) =>
        name === 'run' && response.name !== 'file' && answers === 'anything',
    )
    expect(silent.map(({ endpoint }) => endpoint)).toEqual([])
    for (const [line, { responses }] of operations) {
      if (line === 'GET /api/openapi.json') continue
      expect(JSON.stringify(responses[200]), line).not.toMatch(/"(schema|data|items)":\{\}/)
    }
  })

  test('never shows visitors, nor anyone, what stays inside', () => {
    const { schemas } = document.components
    expect(Object.keys(schemas.BannerForVisitors.properties)).toEqual([
      'id',
      'title',
      'subtitle',
      'imageUrl',
      'linkUrl',
    ])
    expect(Object.keys(schemas.Banner.properties)).toContain('sortOrder')
    expect(schemas.ContactMessage.properties).not.toHaveProperty('isSuspect')
    expect(JSON.stringify(schemas)).not.toMatch(/passwordHash|tokenHash|consentVersion/)
  })
})

describe('single facts', () => {
  test('bounds, choices and what is required come from the fields', () => {
    const { schema } = document.paths['/api/partner/add'].post.requestBody.content['application/json']
    expect(schema.required).toEqual(['name'])
    expect(schema.properties.name).toEqual({
      type: 'string',
      minLength: 1,
      maxLength: 255,
      description: '企业名称',
    })
    expect(schema.properties.sortOrder).toMatchObject({ minimum: 0, maximum: 999 })
    expect(schema.properties).not.toHaveProperty('createTime')
    expect(schema.properties).not.toHaveProperty('id')
    expect(
      document.paths['/api/partner/update'].post.requestBody.content['application/json'].schema.required,
    ).toEqual(['id'])
  })

  test('X-34, X-59 other names are told, and lists may come as JSON text', () => {
    const { schema } =
      document.paths['/api/industry-solutions/save'].post.requestBody.content['application/json']
    expect(schema.properties.sort_order.description).toContain('sortOrder')
    expect(schema.properties.scenarios.type).toEqual(['array', 'string', 'null'])
  })

  test('X-33 the paged list names its parameters', () => {
    const { parameters } = document.paths['/api/contact/admin/list'].get
    const names = parameters.map(({ name }: { name: string }) => name).sort()
    expect(names).toEqual(['from', 'keyword', 'order', 'page', 'size', 'sort', 'suspect', 'to'])
  })

  test('X-79 a stale version is refused with the record, where a version may be sent', () => {
    const { parameters, responses } = document.paths['/api/banner/update'].post
    expect(parameters.map(({ name }: { name: string }) => name)).toContain('If-Match')
    expect(JSON.stringify(responses[409])).toContain('#/components/schemas/Banner"')
    expect(document.paths['/api/banner/add'].post.responses).not.toHaveProperty('409')
  })

  test.each([
    ['batch', ['act', 'ids'], ['act', 'ids', 'versions']],
    ['order', ['ids'], ['ids', 'versions']],
  ])(
    'X-79 %s takes a version for each record in its body, and a stale one is refused by name',
    (name, needed, taken) => {
      const { parameters = [], requestBody, responses } = document.paths[`/api/banner/${name}`].post
      expect(parameters.map((each: { name: string }) => each.name)).not.toContain('If-Match')
      const { properties, required } = requestBody.content['application/json'].schema
      expect([Object.keys(properties), required]).toEqual([taken, needed])
      for (const status of [404, 409]) expect(JSON.stringify(responses[status])).toContain('"errors"')
    },
  )

  test('X-69 a sentence is a plain text, its 401 an envelope', () => {
    const { responses } = document.paths['/api/enterprise-honors/save'].post
    expect(responses[200].content).toEqual({
      'text/plain': { schema: { type: 'string', const: '保存成功' } },
    })
    expect(Object.keys(resolved(responses[400]).content)).toEqual(['text/plain'])
    expect(Object.keys(resolved(responses[401]).content)).toEqual(['application/json'])
  })

  test('X-68 autonomous driving says msg too', () => {
    const { responses } = document.paths['/api/autonomous-driving/items/{category}'].get
    for (const response of [responses[200], resolved(responses[500])]) {
      const { required } = response.content['application/json'].schema
      expect(required).toEqual(['code', 'message', 'msg', 'data'])
    }
  })

  test('an upload is a form with a file', () => {
    const { content } = document.paths['/api/upload'].post.requestBody
    expect(Object.keys(content)).toEqual(['multipart/form-data'])
    expect(content['multipart/form-data'].schema.properties.file.format).toBe('binary')
  })
})

const template = createMatcher(contract)

// The stores are compared with each other elsewhere (every-call.test.ts); here one stands for all of them.
const empty: OpenBackend = (options) =>
  Promise.resolve(createMemoryBackend({ ...options, content: {}, accounts: [] }))
const demonstration: OpenBackend = (options) =>
  Promise.resolve(createMemoryBackend({ ...options, accounts: [] }))

describe.each([
  ['nothing', empty],
  ['the demonstration content', demonstration],
])('reads of %s', (_name, open) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(open)
  })
  afterAll(() => api.close())

  const reads = allCalls.filter(({ endpoint }) => endpoint.startsWith('GET'))

  test.each(titledCalls(reads))('%s answers as it is described', async (_title, call) => {
    const line = concrete(call).replace('{page}', 'about').replace('{path}', 'missing.webp')
    expectDescribed(line, await api.visitor(line))
    if (call.access !== 'visitor') expectDescribed(line, await api.admin(line))
  })
})

describe('requests', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(empty, unlimited)
  })
  afterAll(() => api.close())

  test.each(titledCalls(allCalls))('%s takes and answers what is described', async (_title, call) => {
    const { line, sent } = await goodRequest(api, call)
    if (sent.body !== undefined) {
      const at = pathTo(line, 'requestBody', 'content', 'application/json', 'schema')
      expectValid(at, sent.body)
    }
    const stale = { ...sent, headers: { ...sent.headers, 'if-match': 'an older one' } }
    if (call.access === 'admin') expectDescribed(line, await api.visitor(line, { ...sent, headers: {} }))
    if (!line.startsWith('GET') && !sent.rawBody) {
      const wrong = { ...sent, body: { id: 'x', status: 7, ids: 'x', act: 'x' } }
      expectDescribed(line, await ask(api, call, line, wrong))
      expectDescribed(line, await ask(api, call, line, stale))
      if (/\/(batch|order)$/.test(line))
        expectDescribed(line, await ask(api, call, line, staleVersions(sent)))
    }
    const again = await goodRequest(api, call)
    const accepted = await ask(api, call, again.line, again.sent)
    expect(accepted.status, accepted.text).toBe(200)
    expectDescribed(again.line, accepted)
  })
})

/** A call about many names their versions in the body. */
function staleVersions(sent: Sent): Sent {
  const body = sent.body as { ids: readonly number[] }
  return { ...sent, body: { ...body, versions: body.ids.map(() => 'an older one') } }
}

/** The status is one of those described, and the body is what is described for it. */
function expectDescribed(line: string, { status, headers, text, body }: Answered) {
  const { responses } = operationOf(line)
  expect(Object.keys(responses), `${line} ${text.slice(0, 200)}`).toContain(String(status))
  const { content } = resolved(responses[status])
  const [mediaType = ''] = (headers.get('content-type') ?? '').split(';')
  if (content['*/*'] && status === 200) return
  expect(Object.keys(content), `${line} ${status}`).toContain(mediaType)
  const at = responses[status].$ref?.slice(2).split('/') ?? pathTo(line, 'responses', String(status))
  expectValid([...at, 'content', mediaType, 'schema'], mediaType === 'application/json' ? body : text)
}

function expectValid(path: readonly string[], value: unknown) {
  const pointer = path
    .map((each) => encodeURIComponent(each.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/')
  const validate = ajv.getSchema(`api#/${pointer}`)
  expect(validate, pointer).toBeDefined()
  expect(validate?.(value) ? [] : validate?.errors, JSON.stringify(value).slice(0, 500)).toEqual([])
}

/** Where the operation stands whose line, with values in place of its names, this is. */
function pathTo(line: string, ...rest: string[]): string[] {
  const { method, path } = partsOfEndpoint(line)
  const found = template(method, path)
  if (!found || !('call' in found)) throw new Error(`${line} is no call`)
  return ['paths', partsOfEndpoint(found.call.endpoint).path, method.toLowerCase(), ...rest]
}

function operationOf(line: string): any {
  return at(pathTo(line))
}

function resolved(part: any): any {
  return part?.$ref ? at(part.$ref.slice(2).split('/')) : part
}

function at(path: readonly string[]): any {
  return path.reduce((part: any, name) => part?.[name], document)
}
