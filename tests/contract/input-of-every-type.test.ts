import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApi, type Answered, type TestApi } from './api.ts'
import { callsAtTheDoor, typesAtTheDoor } from './at-the-door.ts'
import { backends } from './backends.ts'
import { typesOn } from './covering.ts'
import {
  adminRow,
  adminRows,
  allCalls,
  ask,
  changeOf,
  everything,
  goodBody,
  goodRequest,
  keptTypes,
  linedTypes,
  makeRecord,
  sentNames,
  singleTypes,
  taggedBody,
  titledCalls,
  titledTypes,
  typeOf,
  unlimited,
  writeOf,
  type Values,
} from './records.ts'
import type { SpecifiedCall, SpecifiedField, SpecifiedType } from './specification/vocabulary.ts'

const writtenTypes = [...keptTypes, ...singleTypes]
const visitorsTypes = ['ContactMessage', 'Application'].map(typeOf)
const allTypes = [...writtenTypes, ...visitorsTypes]
/** Calls whose body is JSON. */
const jsonCalls = allCalls.filter(
  ({ line, does }) =>
    /^(POST|PUT) /.test(line) && !/\{id\}$|\?status=|upload$|logout$/.test(line) && does !== 'delete',
)

/** Records of lists whose specification requires no field. */
const freeTypes = keptTypes.filter(({ fields }) => !Object.values(fields).some(({ required }) => required))
const NOTHING_SHOWN = '内容不能全部为空，请至少填写一项文字或上传一个文件'

/** A body whose every text and file is there and shows nothing. */
const unseen = (type: SpecifiedType): Values => ({
  ...goodBody(type),
  ...Object.fromEntries(kindsOf(type, 'line', 'text').map((name) => [name, '\u200b'])),
  ...Object.fromEntries(kindsOf(type, 'path').map((name) => [name, ''])),
  ...Object.fromEntries(kindsOf(type, 'paths').map((name) => [name, []])),
})

/** Formatted text that is nothing but a picture whose address is dropped when it is cleaned. */
const lostPictures = ({ kind }: SpecifiedField) =>
  kind === 'html'
    ? ['<p><img src="javascript:x"></p>', '<img src="data:image/png;base64,AAAA" alt="图">']
    : []

const writeCall = (type: SpecifiedType): SpecifiedCall =>
  type.calls.find(({ line }) => /\/(contact|application)\/add$/.test(line)) ?? writeOf(type)

describe.each(backends)('input of every type on %s', (backend, open) => {
  let api: TestApi
  let moduleId: number
  beforeAll(async () => {
    api = await openApi(open, unlimited)
    moduleId = await makeRecord(api, typeOf('GovernmentModule'))
  })
  afterAll(() => api.close())

  const good = (type: SpecifiedType): Values =>
    goodBody(type, type.entity === 'GalleryImage' ? { moduleId } : {})
  const severalRequired = allTypes.filter((type) => requiredOf(type).length > 1)
  const send = (type: SpecifiedType, body: unknown) =>
    ask(api, writeCall(type), writeCall(type).line, { body })

  test.each(titledTypes(typesAtTheDoor(backend, allTypes)))(
    'A-351…A-376, A-378…A-383, A-388, P-383, P-384, P-386, P-388, P-389 %s: each required field is asked for with its sentence (X-67)',
    async (_title, type) => {
      const before = await api.state()
      for (const [name, field] of requiredOf(type)) {
        const blanks = ['line', 'text', 'html', 'icon'].includes(field.kind)
          ? [undefined, '', null, '   ', '\n\t ', '\u200b', '\u3164', '\u2800', ...lostPictures(field)]
          : field.initial === undefined
            ? [undefined, '', null]
            : ['', null]
        for (const blank of blanks) {
          const answered = await send(type, { ...good(type), [name]: blank })
          expectRefused(writeCall(type), answered, name, field.required)
        }
      }
      expect(await api.state()).toEqual(before)
    },
  )

  test.each(titledTypes(typesAtTheDoor(backend, freeTypes)))(
    'A-387, X-100 %s: a new record that shows nothing is refused with one sentence, and nothing is stored',
    async (_title, type) => {
      const before = await api.state()
      for (const body of [{}, unseen(type)]) {
        const answered = await send(type, body)
        expectFailureShape(writeCall(type), answered)
        expect(answered).toMatchObject({ status: 400, body: { message: NOTHING_SHOWN, data: null } })
      }
      expect(await api.state()).toEqual(before)
    },
  )

  test.each(titledTypes(typesAtTheDoor(backend, freeTypes)))(
    'X-100 %s: a change that would leave nothing to see is refused',
    async (_title, type) => {
      const id = await makeRecord(api, type)
      const call = changeOf(type)
      const answered = await ask(api, call, call.line, { body: { ...unseen(type), id } })
      expect(answered).toMatchObject({ status: 400, body: { message: NOTHING_SHOWN } })
      expect(await adminRow(api, type, id)).toMatchObject(goodBody(type))
    },
  )

  test.each(titledTypes(typesAtTheDoor(backend, severalRequired)))(
    'P-423 %s: all missing fields are named at once, the first one in the message',
    async (_title, type) => {
      if (type.isSingle) await forgetSingle(api, type)
      const answered = await send(type, {})
      const names = requiredOf(type)
        .filter(([, { initial }]) => initial === undefined)
        .map(([name]) => name)
      expect(answered.status).toBe(400)
      const errors = answered.body?.data?.errors as { field: string; message: string }[] | undefined
      if (writeCall(type).shape === 'plain text' || type.entity === 'TechServiceItem')
        expect(errors).toBeUndefined()
      else {
        expect(errors?.map(({ field }) => field)).toEqual(expect.arrayContaining(names))
        expect(answered.body.message).toBe(errors?.[0]?.message)
      }
    },
  )

  test.each(titledTypes(typesAtTheDoor(backend, allTypes)))(
    'A-210, A-211, A-215, A-260, A-266, A-272, A-274, A-277, A-281, A-295…A-299, A-389…A-398 %s: wrong types, too long and out of bounds are 400, and nothing is stored (X-76)',
    async (_title, type) => {
      const before = await api.state()
      for (const name of sentNames(type).filter((each) => each !== 'resumeUrl')) {
        for (const [what, wrong] of wrongValues(type.fields[name] as SpecifiedField)) {
          const answered = await send(type, { ...good(type), [name]: wrong })
          expect.soft(answered.status, `${name}: ${what}`).toBe(400)
          if (answered.status === 400) expectRefused(writeCall(type), answered, name, true)
        }
      }
      expect(await api.state()).toEqual(before)
    },
  )

  test.each(titledTypes(typesOn(backend, withKinds('paths', 'entries'))))(
    'A-219, A-236, A-246, A-497, A-514, A-524, A-527 %s: lists are taken as lists and as JSON text alike',
    async (_title, type) => {
      const names = kindsOf(type, 'paths', 'entries')
      const tags = type.entity === 'GalleryImage' ? {} : taggedBody(type, () => 'kept')
      const asText = Object.fromEntries(names.map((name) => [name, JSON.stringify(tags[name])]))
      const row = await saved(api, type, { ...good(type), ...asText })
      for (const name of names) expect(row[name], name).toEqual(tags[name])
    },
  )

  test.each(titledTypes(typesOn(backend, withKinds('path', 'paths'))))(
    'A-292, A-644, P-347 %s: a path is the same with and without its prefix, and read with it (X-19)',
    async (_title, type) => {
      const single = kindsOf(type, 'path')
      const many = kindsOf(type, 'paths')
      const body = {
        ...good(type),
        ...Object.fromEntries(single.map((name) => [name, `${name}.webp`])),
        ...Object.fromEntries(
          many.map((name) => [
            name,
            [`${name}.webp`, `/upload/${name}2.webp`, 'http://cdn.example.com/c.png'],
          ]),
        ),
      }
      const row = await saved(api, type, body)
      for (const name of single) expect(row[name]).toBe(`/upload/${name}.webp`)
      for (const name of many)
        expect(row[name]).toEqual([
          `/upload/${name}.webp`,
          `/upload/${name}2.webp`,
          'http://cdn.example.com/c.png',
        ])
      expect(await everything(api)).not.toContain('"/upload/')
    },
  )

  test.each(titledTypes(typesOn(backend, withKinds('html'))))(
    'X-43 %s: formatted text is cleaned before it is stored',
    async (_title, type) => {
      const [name = ''] = kindsOf(type, 'html')
      const dirty =
        '<p onclick="alert(1)">正文</p><script>alert(2)</script><img src=x onerror=alert(3)><a href="javascript:alert(4)">链接</a>' +
        '<iframe src="https://evil.example"></iframe><style>p{}</style><svg onload=alert(5)></svg><form><input></form>'
      const row = await saved(api, type, { ...good(type), [name]: dirty })
      expect(row[name]).toContain('正文')
      expect(row[name]).not.toMatch(/script|onclick|onerror|onload|alert|iframe|<style|<form|<input|<svg/i)
      expect(await everything(api)).not.toMatch(/alert\(/)
    },
  )

  test.each(titledTypes(visitorsTypes))(
    'P-407, X-83 %s: a visitor sets neither id nor time nor status nor anything of the product',
    async (_title, type) => {
      const smuggled = {
        id: 987_654,
        createTime: '1999-09-09 09:09:09',
        status: 1,
        isSuspect: 0,
        consentTime: '1999-09-09 09:09:09',
        isAdmin: 'smuggled',
      }
      const answered = await send(type, { ...good(type), ...smuggled })
      expect(answered.body).toMatchObject({ code: 200, data: null })
      const row = (await adminRows(api, type))[0] ?? {}
      expect(row.id).not.toBe(987_654)
      expect(row.createTime).toBe('2026-03-01 10:00:00')
      if ('status' in type.fields) expect(row.status).toBe(0)
      expect(await everything(api)).not.toMatch(/smuggled|1999-09-0/)
    },
  )
})

describe.each(backends)('the outermost input of every type on %s', (backend, open) => {
  let api: TestApi
  let moduleId: number
  beforeAll(async () => {
    api = await openApi(open, unlimited)
    moduleId = await makeRecord(api, typeOf('GovernmentModule'))
  })
  afterAll(() => api.close())

  const good = (type: SpecifiedType): Values =>
    goodBody(type, type.entity === 'GalleryImage' ? { moduleId } : {})

  test.each(linedTypes(typesOn(backend, writtenTypes), 'bounds'))(
    'A-389, X-76, %s: the longest and the outermost values are taken',
    async (_title, type) => {
      for (const name of sentNames(type))
        for (const [what, right] of outermostValues(type.fields[name] as SpecifiedField)) {
          const answered = await api.admin(writeOf(type).line, { body: { ...good(type), [name]: right } })
          expect.soft(answered.status, `${name}: ${what} ${answered.text.slice(0, 200)}`).toBe(200)
        }
    },
  )
})

describe.each(backends)('bodies of every call on %s', (backend, open) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(open, unlimited)
  })
  afterAll(() => api.close())

  test.each(titledCalls(callsAtTheDoor(backend, jsonCalls)))(
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
    callsAtTheDoor(
      backend,
      allCalls.filter(({ number }) => samples.includes(number)),
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

describe.each(backends)('fields with more than one name or form on %s', (_name, open) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(open, unlimited)
  })
  afterAll(() => api.close())

  test('A-513 solutions take sortOrder for sort_order, and answer sort_order only (X-34)', async () => {
    const { sort_order: _order, ...body } = goodBody(typeOf('IndustrySolution'))
    const row = await saved(api, typeOf('IndustrySolution'), { ...body, sortOrder: 42 })
    expect(row.sort_order).toBe(42)
    expect(row).not.toHaveProperty('sortOrder')
  })

  test('A-271, A-399, A-652 bases take their place as two fields or as location, with 6 decimals (X-59)', async () => {
    const { latitude: _latitude, longitude: _longitude, ...body } = goodBody(typeOf('Base'))
    const row = await saved(api, typeOf('Base'), { ...body, location: { lng: 117.123456789, lat: 31.5 } })
    expect(row).toMatchObject({ longitude: 117.123457, latitude: 31.5 })
    expect(row).not.toHaveProperty('location')
  })

  test('A-498 annotation lists may come as imageUrls of the public form (public-site §3)', async () => {
    const { imageUrls: _images, ...body } = goodBody(typeOf('DataAnnotation'))
    const row = await saved(api, typeOf('DataAnnotation'), { ...body, imageUrlsList: ['/upload/other.webp'] })
    expect(row.imageUrls).toEqual(['/upload/other.webp'])
  })

  test('A-500 a category toggle sets every item of the category and no other (X-35)', async () => {
    const type = typeOf('AnnotationSupport')
    const make = (category: string) => makeRecord(api, type, { ...goodBody(type), category })
    const [one, two, other] = [await make('文本'), await make('文本'), await make('语音')]
    const entries = (await api.rows('audit')).length
    await api.admin('POST /api/data-annotation-support/category-status', { body: { id: one, status: 0 } })
    const flags = await Promise.all(
      [one, two, other].map(async (id) => (await adminRow(api, type, id))?.categoryStatus),
    )
    expect(flags).toEqual([0, 0, 1])
    expect(await api.rows('audit')).toHaveLength(entries + 1)
  })

  test('A-457, X-83 an image needs a module that is there, and goes with it', async () => {
    const [moduleType, galleryType] = ['GovernmentModule', 'GalleryImage'].map(typeOf) as [
      SpecifiedType,
      SpecifiedType,
    ]
    const body = goodBody(galleryType, { moduleId: 999_999 })
    const refused = await api.admin('POST /api/government-service/admin/gallery/add', { body })
    expect([refused.status, refused.body.data.errors[0].field]).toEqual([400, 'moduleId'])
    const moduleId = await makeRecord(api, moduleType)
    await makeRecord(api, galleryType, { ...body, moduleId })
    expect(await adminRows(api, galleryType)).toHaveLength(1)
    await api.admin(`POST /api/government-service/admin/module/delete/${moduleId}`)
    expect(await adminRows(api, galleryType)).toHaveLength(0)
    // Not only out of sight with its module.
    expect(await api.rows('gallery-image')).toEqual([])
  })

  test('A-496 publishing without a time fills it with now, taking down keeps it (X-47)', async () => {
    const type = typeOf('News')
    const id = await makeRecord(api, type, { ...goodBody(type), publishTime: null, status: 0 })
    expect((await adminRow(api, type, id))?.publishTime ?? null).toBeNull()
    await api.admin(`PUT /api/news/${id}/status?status=1`)
    expect((await adminRow(api, type, id))?.publishTime).toBe('2026-03-01 10:00:00')
    api.pass(60_000)
    await api.admin(`PUT /api/news/${id}/status?status=0`)
    await api.admin(`PUT /api/news/${id}/status?status=1`)
    expect((await adminRow(api, type, id))?.publishTime).toBe('2026-03-01 10:00:00')
    const published = await makeRecord(api, type, { ...goodBody(type), publishTime: '', status: 1 })
    expect((await adminRow(api, type, published))?.publishTime).toBe('2026-03-01 10:01:00')
  })

  test('X-15, X-81 an application needs consent, a right phone and e-mail, and a right identity number', async () => {
    const type = typeOf('Application')
    for (const [field, wrong] of [
      ['consent', undefined],
      ['consent', false],
      ['consent', 'true'],
      ['phone', '12812345678'],
      ['email', 'lin.example.com'],
      ['idNumber', '999999199805200017'],
      ['idNumber', '123'],
      ['resumeUrl', '/upload/other.pdf'],
      ['resumeUrl', 'https://evil.example/cv.pdf'],
      ['resumeUrl', '../../etc/passwd'],
    ] as const) {
      const answered = await api.visitor('POST /api/application/add', {
        body: goodBody(type, { [field]: wrong }),
      })
      expect(answered.status, `${field} ${String(wrong)}`).toBe(400)
      expect(answered.body.data.errors[0].field).toBe(field)
    }
    expect(await adminRows(api, type)).toEqual([])
    const accepted = await api.visitor('POST /api/application/add', {
      body: goodBody(type, { idNumber: '' }),
    })
    expect(accepted.status).toBe(200)
  })
})

/** The saved record as an administrator reads it. */
async function saved(api: TestApi, type: SpecifiedType, body: Values): Promise<Values> {
  if (!type.isSingle) {
    const id = await makeRecord(api, type, body)
    return (await adminRow(api, type, id)) ?? {}
  }
  const answered = await api.admin(writeOf(type).line, { body })
  expect(answered.status, answered.text).toBe(200)
  return answered.body.data as Values
}

/** Single records ask for what is missing only while there is none. */
async function forgetSingle(api: TestApi, type: SpecifiedType): Promise<void> {
  const read = type.calls.find(({ does }) => does === 'read')
  expect((await api.admin(read?.line ?? '')).body.data).toBeNull()
}

const requiredOf = (type: SpecifiedType) => Object.entries(type.fields).filter(([, { required }]) => required)
const kindsOf = (type: SpecifiedType, ...kinds: string[]) =>
  sentNames(type).filter((name) => kinds.includes(type.fields[name]?.kind ?? ''))
const withKinds = (...kinds: string[]) => writtenTypes.filter((type) => kindsOf(type, ...kinds).length > 0)

function expectRefused(call: SpecifiedCall, answered: Answered, field: string, required: unknown) {
  expect(answered.status, field).toBe(400)
  expectFailureShape(call, answered)
  const { body, text } = answered
  const sentence =
    call.shape === 'plain text' ? text : call.shape === 'envelope with msg' ? body.msg : body.message
  if (typeof required === 'string') expect(sentence).toBe(required)
  if (call.shape === 'plain text' || call.line.includes('tech-service')) return
  expect(body.data.errors).toContainEqual({ field, message: sentence })
}

/** A failure keeps the call's own shape (docs/operating.md#answers, X-23, X-69). */
function expectFailureShape(call: SpecifiedCall, { status, headers, body, text }: Answered) {
  if (call.shape === 'plain text') {
    expect(headers.get('content-type')).toMatch(/^text\/plain/)
    return expect(text).toMatch(/^[^{<]*[\u4e00-\u9fff]/)
  }
  expect(body.code).toBe(status)
  expect(body.msg ?? body.message).toMatch(/[\u4e00-\u9fff]/)
  if (call.shape === 'envelope with msg') expect(body.msg).toMatch(/[\u4e00-\u9fff]/)
  if (call.line.includes('tech-service-social-service') && !/order|batch/.test(call.line))
    expect(body.data).toBeNull()
}

type Sample = [what: string, value: unknown]

const notText: Sample[] = [
  ['a number', 5],
  ['true', true],
  ['a list', ['x']],
  ['an object', { toString: 'x' }],
  ['a null byte', 'a\u0000b'],
  ['half a character', 'a\ud800b'],
]
const scripts: Sample[] = [
  ['javascript:', 'javascript:alert(1)'],
  ['javascript: in disguise', 'java\tscript:alert(1)'],
  ['data:', 'data:text/html,<script>alert(1)</script>'],
  ['vbscript:', 'vbscript:x'],
  ['another host', '//evil.example/a.png'],
  ['another host by backslash', '/\\evil.example/a.png'],
]
const waysOut: Sample[] = [
  ['a way out', '/upload/../../etc/passwd'],
  ['an escaped slash', '/upload/..%2f..%2Fetc/passwd'],
  ['escaped dots', '/upload/%2e%2E/etc/passwd'],
  ['one escaped dot', '/upload/.%2e/etc/passwd'],
  ['escaped twice', '/upload/..%252f..%252fetc/passwd'],
  ['escaped three times', '/upload/%25252e%25252e/etc/passwd'],
  ['an escaped backslash', '/upload/..%5c..%5cetc'],
  ['an escaped null byte', '/upload/a.png%00.txt'],
]
const notNumber: Sample[] = [
  ['a word', 'abc'],
  ['a list', [5]],
  ['true', true],
  ['hexadecimal', '0x10'],
  ['an exponent', '1e3'],
  ['an object', {}],
]

/** What a field of this kind must refuse. */
function wrongValues({ kind, max, min, entry }: SpecifiedField): Sample[] {
  const tooLong = (most: number): Sample => [`${most + 1} characters`, 'x'.repeat(most + 1)]
  switch (kind) {
    case 'line':
    case 'icon':
      return [...notText, tooLong(max ?? 255)]
    case 'text':
      return [...notText, tooLong(max ?? 20_000)]
    case 'html':
      return [...notText, tooLong(200_000)]
    case 'link':
      return [...notText, ...scripts, ...waysOut, tooLong(2000)]
    case 'path':
      return [...notText, ...scripts, ...waysOut, tooLong(2000)]
    case 'paths':
      return [
        ['a number', 5],
        ['a word', 'abc'],
        ['an object', {}],
        ['a list of numbers', [5]],
        ['broken JSON', '["a.png"'],
        ['101 entries', Array.from({ length: 101 }, (_, index) => `${index}.png`)],
        ['101 entries as text', JSON.stringify(Array.from({ length: 101 }, (_, index) => `${index}.png`))],
        ['a script', ['javascript:alert(1)']],
        ['a way out', ['../../etc/passwd']],
        ['an escaped way out', ['/upload/..%2fetc/passwd']],
      ]
    case 'entries':
      return [
        ['a number', 5],
        ['a list of texts', ['x']],
        ['a list of lists', [[]]],
        ['broken JSON', '[{'],
        ['101 entries', Array.from({ length: 101 }, () => ({}))],
        ...Object.entries(entry ?? {}).flatMap(([name, field]) =>
          wrongValues(field).map(([what, value]): Sample => [`${name} ${what}`, [{ [name]: value }]]),
        ),
      ]
    case 'choice':
      return [
        ['another', '其他选择'],
        ['a number', 1],
        ['a list', ['x']],
        ['true', true],
        ['constructor', 'constructor'],
      ]
    case 'flag':
      return [
        ['2', 2],
        ['-1', -1],
        ['true', true],
        ['a word', 'yes'],
        ['a list', [1]],
        ['null', null],
        ['nothing', ''],
      ]
    case 'order':
      return [
        ...notNumber,
        ['-1', -1],
        ['a fraction', 1.5],
        [`${(max ?? 2 ** 53) + 1}`, (max ?? 2 ** 53) + 1],
      ]
    case 'whole':
      return [
        ...notNumber,
        ['a fraction', 1.5],
        ...(min === undefined ? [] : [['too small', min - 1] as Sample]),
      ]
    case 'decimal':
      return [...notNumber, ['too small', (min ?? 0) - 1], ['too large', (max ?? 0) + 1]]
    case 'day':
      return [
        ['a word', '昨天'],
        ['no such day', '2024-02-30'],
        ['another form', '03/15/2024'],
        ['a number', 20240315],
      ]
    case 'moment':
      return [
        ['a word', '昨天'],
        ['no such day', '2024-02-30 00:00:00'],
        ['no such hour', '2024-02-03 25:00:00'],
        ['a number', 5],
      ]
    case 'id':
      return [
        ['a word', 'abc'],
        ['-1', -1],
        ['a fraction', 1.5],
        ['a list', [1]],
        ['true', true],
      ]
  }
}

/** What a field of this kind must take. */
function outermostValues({ kind, max, min, options, withTag }: SpecifiedField): Sample[] {
  const longest = (most: number): Sample[] => [
    [`${most} characters`, '字'.repeat(most)],
    [`${most} characters beyond the basic plane`, '𠮷'.repeat(most)],
  ]
  if (withTag) return []
  switch (kind) {
    case 'line':
    case 'icon':
      return longest(max ?? 255)
    case 'text':
      return longest(max ?? 20_000)
    case 'html':
      return [['200 000 characters', `<p>${'字'.repeat(199_993)}</p>`]]
    case 'link':
      return [
        ['http', 'http://example.com/x?y=1#z'],
        ['a path', '/news/1'],
        ['escapes that lead nowhere else', '/a%20b/100%25?q=../x%2f'],
      ]
    case 'path':
      return [['escapes and dots that lead nowhere else', '/images/a%20b..c/100%.png']]
    case 'paths':
      return [['100 entries', Array.from({ length: 100 }, (_, index) => `/upload/${index}.png`)]]
    case 'choice':
      return (options ?? []).map((option): Sample => [option, option])
    case 'flag':
      return [
        ['0', 0],
        ['0 as text', '0'],
        ['1 as text', '1'],
      ]
    case 'order':
      return [['0', 0], ['999', 999], ['text', '12'], ...(max ? [] : [['1000', 1000] as Sample])]
    case 'decimal':
      return [
        ['least', min],
        ['most', max],
        ['text', '1.5'],
      ]
    case 'day':
      return [['a leap day', '2024-02-29']]
    default:
      return []
  }
}
