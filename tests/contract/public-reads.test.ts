import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApi, type TestApi } from './api.ts'
import { backends } from './backends.ts'
import { typesOn } from './covering.ts'
import {
  adminRows,
  captionOf,
  concrete,
  goodBody,
  KEPT_BACK,
  keptTypes,
  linedTypes,
  makeApplicationWithResume,
  makeRecord,
  recordsOf,
  taggedBody,
  titledTypes,
  typeOf,
  unlimited,
  writeOf,
  type Values,
} from './records.ts'
import { visitorKeys } from './specification.ts'
import { pageKeys } from './specification/site.ts'
import type { SpecifiedCall, SpecifiedType } from './specification/vocabulary.ts'

const publicListOf = ({ calls }: SpecifiedType) =>
  calls.find(({ does, access }) => does === 'list' && access === 'visitor')
/** Modules answer images beside their fields and have a test of their own. */
const publicTypes = keptTypes.filter((type) => publicListOf(type) && type.entity !== 'GovernmentModule')

const orderedTypes = keptTypes.filter((type) => type.sortedBy && type.entity !== 'GalleryImage')

const GOOD_FILTERS = [
  'status=0',
  'status=',
  'status=1&status=0',
  'page=1&size=100',
  'keyword=hidden',
  'sort=id',
  'id=1',
]

describe.each(backends)('what visitors read of every type on %s', (backend, open) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(open, unlimited)
    const people = ['ContactMessage', 'Application'].map(typeOf)
    await makeRecord(api, people[0] as SpecifiedType, {
      ...goodBody(people[0] as SpecifiedType),
      name: 'private-name',
      message: 'private-message',
    })
    await makeApplicationWithResume(api)
  })
  afterAll(() => api.close())

  const shownBody = (type: SpecifiedType) =>
    taggedBody(type, (field) => (field.isPublic ? 'shown' : 'secret'))

  test.each(linedTypes(typesOn(backend, publicTypes), 'shown'))(
    'P-350…P-362, %s: exactly the enabled record, its public keys only, and not a word of any other',
    async (_title, type) => {
      const call = publicListOf(type) as SpecifiedCall
      const body = { ...shownBody(type), status: 1 }
      const id = await makeRecord(api, type, body)
      for (const flag of type.shownWhile ?? [])
        await makeRecord(api, type, { ...taggedBody(type, () => 'hidden'), [flag]: 0 })

      const answered = await api.visitor(concrete(call))
      const records = recordsOf(call, answered)
      expect(records).toHaveLength(1)
      const [record = {}] = records
      expect(Object.keys(record)).toEqual(visitorKeys(type))
      for (const name of visitorKeys(type).filter((each) => each in body))
        expect(record[name], name).toEqual(body[name as keyof typeof body])
      if (type.id === 'everybody') expect(record.id).toBe(id)
      expect(answered.text).not.toMatch(KEPT_BACK)

      for (const filter of GOOD_FILTERS)
        expect((await api.visitor(`${concrete(call)}?${filter}`)).text, filter).toBe(answered.text)
      expect((await api.admin(concrete(call))).text).toBe(answered.text)
    },
  )

  test('P-426 modules: enabled ones with their enabled images only', async () => {
    const [moduleType, galleryType] = ['GovernmentModule', 'GalleryImage'].map(typeOf) as [
      SpecifiedType,
      SpecifiedType,
    ]
    const shown = await makeRecord(api, moduleType, { ...shownBody(moduleType), status: 1 })
    const hidden = await makeRecord(api, moduleType, { ...taggedBody(moduleType, () => 'hidden'), status: 0 })
    const image = (moduleId: number, tag: string, status: number, sortOrder = 0) =>
      makeRecord(api, galleryType, { ...taggedBody(galleryType, () => tag), moduleId, status, sortOrder })
    const last = await image(shown, 'shown', 1, 5)
    const first = await image(shown, 'shown', 1, 2)
    await image(shown, 'hidden', 0, 1)
    await image(hidden, 'hidden', 1)

    const answered = await api.visitor('GET /api/government-service/modules')
    expect(answered.body.data).toHaveLength(1)
    expect(answered.body.data[0]).toMatchObject({
      id: shown,
      title: 'shown-title',
      description: 'shown-description',
    })
    expect(answered.body.data[0].galleries.map(({ id }: Values) => id)).toEqual([first, last])
    expect(answered.text).not.toMatch(KEPT_BACK)
    expect(answered.text).not.toMatch(/sortOrder|status|moduleId/)
    expect(await adminRows(api, galleryType)).toHaveLength(4)
  })

  test('P-442, P-443 QR reads answer the enabled code of their kind with the lowest order (X-57)', async () => {
    const type = typeOf('QrConfig')
    for (const [qrType, line] of [
      ['wechat', 'GET /api/wechat-qr-config/current'],
      ['miniprogram', 'GET /api/wechat-qr-config/miniprogram'],
    ] as const) {
      expect((await api.visitor(line)).text).toBe('{}')
      const make = (tag: string, sortOrder: number, others: Values = {}) =>
        makeRecord(api, type, { ...taggedBody(type, () => tag), qrType, sortOrder, ...others })
      await make('hidden', 7)
      await make('shown', 3, { description: 'shown-description' })
      await make('hidden', 1, { status: 0 })
      await make('hidden', 0, { qrType: 'qq' })
      const answered = await api.visitor(line)
      expect(answered.body).toEqual({
        title: 'shown-title',
        description: 'shown-description',
        qrImageUrl: '/upload/shown-qrImageUrl.webp',
      })
    }
  })

  test('P-424, P-425, A-653 each of the eleven pages answers its own texts, unknown pages none', async () => {
    for (const pageKey of pageKeys) {
      const body = { pageKey, configKey: 'title', configValue: `标题 ${pageKey}`, description: 'secret note' }
      expect((await api.admin('POST /api/page-config/save', { body })).status).toBe(200)
    }
    for (const pageKey of pageKeys) {
      const answered = await api.visitor(`GET /api/page-config/${pageKey}`)
      expect(answered.body.data).toEqual({ title: `标题 ${pageKey}` })
      expect(answered.text).not.toMatch(KEPT_BACK)
    }
    for (const unknown of ['nowhere', '__proto__', 'constructor'])
      expect((await api.visitor(`GET /api/page-config/${unknown}`)).body).toMatchObject({
        code: 200,
        data: {},
      })
  })

  test('P-407 what visitors post they read nowhere', async () => {
    for (const path of ['contact/list', 'contact/1', 'application/list', 'application/active', 'case/1'])
      expect([401, 404, 405]).toContain((await api.visitor(`GET /api/${path}`)).status)
  })
})

describe.each(backends)('the categories of every list on %s', (_backend, open) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(open, unlimited)
  })
  afterAll(() => api.close())

  test.each(titledTypes(keptTypes.filter(({ filteredBy }) => filteredBy)))(
    'A-440, A-476 %s: a category shows its own records, and an unknown one is 400 (X-10, X-83)',
    async (_title, type) => {
      const call = publicListOf(type) as SpecifiedCall
      const { filteredBy = '' } = type
      const caption = captionOf(type)
      const options = type.fields[filteredBy]?.options ?? []
      const isInPath = call.endpoint.includes('{')
      const lineFor = (category: string) =>
        isInPath
          ? concrete({ ...call, params: { [filteredBy]: category } })
          : `${concrete(call)}?${filteredBy}=${category}`
      for (const category of options) {
        const words = `只属于${category}`
        await makeRecord(api, type, { ...goodBody(type), [filteredBy]: category, [caption]: words })
        const found = recordsOf(call, await api.visitor(lineFor(category)))
        const step = `filters by ${filteredBy}: its declared line asks for it, …?${filteredBy}=`
        expect(
          found.filter((row) => row[filteredBy] !== category),
          step,
        ).toEqual([])
        expect(found.map((row) => row[caption])).toContain(words)
      }
      for (const wrong of ['nothing', '__proto__', 'constructor', 'SERVICE', 'service%00', "' or 1=1"]) {
        const answered = await api.visitor(lineFor(encodeURIComponent(decodeURIComponent(wrong))))
        expect([400, 404], wrong).toContain(answered.status)
        if (!wrong.includes('%00')) expect(answered.status, wrong).toBe(400)
      }
    },
  )
})

describe.each(backends)('the order of every list on %s', (backend, open) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(open, unlimited)
  })
  afterAll(() => api.close())

  test.each(titledTypes(typesOn(backend, orderedTypes)))(
    'P-362, A-638 %s: by its ordering fields, then by id, for visitors and administrators',
    async (_title, type) => {
      const wanted = await makeInOrder(api, type)
      const caption = captionOf(type)
      const lists = type.calls.filter(({ does }) => does === 'list')
      for (const call of lists) {
        const records = recordsOf(
          call,
          await (call.access === 'admin' ? api.admin : api.visitor)(concrete(call)),
        )
        const step = `${call.endpoint} goes by ${String(type.sortedBy)}: \`sortedBy\` or the ordering fields in content/…`
        expect(
          records.map((record) => record[caption]),
          step,
        ).toEqual(wanted)
      }
    },
  )

  test.each(titledTypes(['ContactMessage', 'Application'].map(typeOf)))(
    'A-441, A-453 %s: newest first',
    async (_title, type) => {
      for (const name of ['第一', '第二', '第三']) {
        await makeRecord(api, type, { ...goodBody(type), name })
        api.pass(1000)
      }
      expect((await adminRows(api, type)).map(({ name }) => name)).toEqual(['第三', '第二', '第一'])
    },
  )
})

/** Stores records out of their order and tells the captions in their order. */
async function makeInOrder(api: TestApi, type: SpecifiedType): Promise<string[]> {
  const [major = '', minor] = type.sortedBy ?? []
  const majors = valuesInOrder(type, major)
  const minors = minor ? valuesInOrder(type, minor) : []
  const rows: [string, number, number][] = [
    ['五', 3, 2],
    ['四', 2, 0],
    ['二', 1, 2],
    ['三', 1, 2],
    ['一', minor ? 1 : 0, 0],
  ]
  for (const [words, first, second] of rows) {
    const shown = Object.fromEntries((type.shownWhile ?? []).map((name) => [name, 1]))
    const sorted = { [bare(major)]: majors[first], ...(minor ? { [bare(minor)]: minors[second] } : {}) }
    const body = { ...goodBody(type), ...shown, ...sorted, [captionOf(type)]: words }
    const answered = await api.admin(writeOf(type).endpoint, { body })
    expect(answered.status, answered.text).toBe(200)
  }
  return ['一', '二', '三', '四', '五']
}

/** Four values of a field in the order that it sorts by; a flag has two of each. */
function valuesInOrder(type: SpecifiedType, sortedBy: string): readonly unknown[] {
  const kind = type.fields[bare(sortedBy)]?.kind
  // Number texts would sort 10 before 9.
  const numbers = kind === 'flag' ? [0, 0, 1, 1] : [0, 1, 9, 10]
  const rising = kind === 'moment' ? numbers.map((each) => `${2010 + each}-05-06 00:00:00`) : numbers
  return sortedBy.startsWith('-') ? rising.toReversed() : rising
}

const bare = (sortedBy: string) => sortedBy.replace(/^-/, '')
