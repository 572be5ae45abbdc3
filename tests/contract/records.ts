import { expect } from 'vitest'
import { everyRow, type Answered, type Sent, type TestApi } from './api.ts'
import { addedCalls, extensions, specification, types } from './specification.ts'
import { linesOfCalls } from './specification/lines-of-calls.ts'
import { linesOfRecords, type LinesOfRecord } from './specification/lines-of-records.ts'
import { goodApplication, goodMessage } from './specification/people.ts'
import type { Does, SpecifiedCall, SpecifiedField, SpecifiedType } from './specification/vocabulary.ts'

export type Values = Record<string, unknown>

/** Limits that no suite over all calls may run into. */
export const unlimited = { contactPerMinute: 100_000, applicationPerHour: 100_000 }

/** The record types that a test of one row each is written for. */
export const listTypes = types.filter(({ isSingle }) => !isSingle)
export const singleTypes = types.filter(({ isSingle }) => isSingle)
/** Lists whose rows administrators write; messages and applications are written by visitors. */
export const keptTypes = listTypes.filter(({ calls }) =>
  calls.some(({ does }) => does === 'add' || does === 'save'),
)

export const typeOf = (entity: string): SpecifiedType => {
  const type = types.find((each) => each.entity === entity)
  if (!type) throw new Error(`The specification has no ${entity}`)
  return type
}

export const callOf = (type: SpecifiedType, does: Does): SpecifiedCall | undefined =>
  type.calls.find((call) => call.does === does)

/** The call that stores a new record of this type. */
export const writeOf = (type: SpecifiedType): SpecifiedCall =>
  callOf(type, 'add') ?? callOf(type, 'save') ?? callOf(type, 'save single') ?? missing(type, 'write')

/** The call that changes one. */
export const changeOf = (type: SpecifiedType): SpecifiedCall =>
  callOf(type, 'update') ?? callOf(type, 'save') ?? callOf(type, 'save single') ?? missing(type, 'change')

function missing(type: SpecifiedType, what: string): never {
  throw new Error(`${type.entity} has no ${what}`)
}

/** Everything in every table as the stores answer it, to prove that something stands nowhere. */
export const everything = (api: TestApi): Promise<string> => everyRow(api.rows)

/** A line with its `{names}` filled and its toggle's status; a filter that may be left out is left out. */
export function concrete(call: SpecifiedCall, id: unknown = 1, status: unknown = 1): string {
  const named = Object.entries(call.params ?? {}).reduce(
    (line, [name, value]) => line.replace(`{${name}}`, encodeURIComponent(value)),
    call.endpoint,
  )
  const asked = named.replace('{id}', String(id))
  if (asked.endsWith('?status=')) return asked + String(status)
  return asked.replace(/\?\w+=$/, '')
}

/** The address with its trailing slash put on or taken off. */
export function otherSlash(line: string): string {
  const [path = '', query] = line.split('?')
  const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`
  return query === undefined ? other : `${other}?${query}`
}

export const sentNames = ({ fields }: SpecifiedType) =>
  Object.keys(fields).filter((name) => !fields[name]?.isServers)

/** The first field of words, by which a test tells records apart. */
export function captionOf(type: SpecifiedType): string {
  const isWords = (name: string) => ['line', 'text'].includes(type.fields[name]?.kind ?? '')
  return sentNames(type).find(isWords) ?? missing(type, 'field of words')
}

/** A complete body as people would send it. */
export function goodBody(type: SpecifiedType, others: Values = {}): Values {
  if (type.entity === 'ContactMessage') return { ...goodMessage, ...others }
  if (type.entity === 'Application') return { ...goodApplication, ...others }
  const body = Object.fromEntries(sentNames(type).map((name) => [name, type.fields[name]?.good]))
  return { ...body, ...others }
}

/** A complete body whose every value, where its kind permits, contains a tag that tests find in a response. */
export function taggedBody(type: SpecifiedType, tagOf: (field: SpecifiedField) => string): Values {
  const body = sentNames(type).map((name) => {
    const field = type.fields[name] as SpecifiedField
    return [name, tagged(field, tagOf(field), name)]
  })
  return Object.fromEntries(body) as Values
}

const SHOWN_DAY = '2024-05-06'
/** In every tagged value that may not be answered, where its kind has no room for a text. */
export const KEPT_BACK = /secret|hidden|private|1999-01-02|12\.654321|argon2|wangli/

function tagged(field: SpecifiedField, tag: string, name: string): unknown {
  const isShown = tag === 'shown'
  const mark = `${tag}-${name}`
  if (field.withTag) return field.withTag(tag)
  switch (field.kind) {
    case 'line':
    case 'text':
      return mark
    case 'icon':
      return mark
    case 'html':
      return `<p>${mark}</p>`
    case 'path':
      return `/upload/${mark}.webp`
    case 'link':
      return `https://${tag}.example.com/${name}`
    case 'paths':
      return [`/upload/${mark}.webp`, `https://cdn.example.com/${mark}.webp`]
    case 'entries':
      return [
        Object.fromEntries(
          Object.entries(field.entry ?? {}).map(([key, each]) => [key, tagged(each, tag, `${name}-${key}`)]),
        ),
      ]
    case 'day':
      return isShown ? SHOWN_DAY : '1999-01-02'
    case 'moment':
      return isShown ? `${SHOWN_DAY} 07:08:09` : '1999-01-02 03:04:05'
    case 'decimal':
      return isShown ? 31.123456 : 12.654321
    default:
      return field.good
  }
}

/** Sends a call as anyone who may make it. */
export function ask(api: TestApi, call: SpecifiedCall, line: string, sent: Sent = {}): Promise<Answered> {
  return call.access === 'admin' ? api.admin(line, sent) : api.visitor(line, sent)
}

/** Rows of a type as its administrator's list answers them. */
export async function adminRows(api: TestApi, type: SpecifiedType): Promise<Values[]> {
  if (type.entity === 'GalleryImage') {
    const { data } = (await api.admin('GET /api/government-service/admin/modules')).body
    return (data as { galleries: Values[] }[]).flatMap(({ galleries }) => galleries)
  }
  const list = type.calls.find(({ does, access }) => does === 'list' && access === 'admin')
  if (!list) return missing(type, 'list')
  const lines = type.filteredBy && list.params ? optionsOf(type).map((each) => withParam(list, each)) : [list]
  const pages = await Promise.all(lines.map((each) => api.admin(concrete(each))))
  return pages.flatMap((page) => recordsOf(list, page))
}

const optionsOf = (type: SpecifiedType) => type.fields[type.filteredBy ?? '']?.options ?? []
const withParam = (call: SpecifiedCall, category: string) => ({ ...call, params: { category } })

export const recordsOf = ({ shape }: SpecifiedCall, { body }: Answered): Values[] =>
  (shape === 'bare' ? body : body.data) as Values[]

/** One row by its id as an administrator reads it. */
export async function adminRow(api: TestApi, type: SpecifiedType, id: number): Promise<Values | undefined> {
  return (await adminRows(api, type)).find((row) => row.id === id)
}

/** Stores a record through the call that is meant for it, and tells its id. */
export async function makeRecord(api: TestApi, type: SpecifiedType, values?: Values): Promise<number> {
  const body = values ?? goodBody(type)
  if (type.entity === 'GalleryImage' && values?.moduleId === undefined)
    body.moduleId = await makeRecord(api, typeOf('GovernmentModule'))
  const call = type.calls.find(
    ({ endpoint }) => endpoint.endsWith('/contact/add') || endpoint.endsWith('/application/add'),
  )
  const write = call ?? writeOf(type)
  const answered = await ask(api, write, write.endpoint, { body })
  expect(answered.status, `${write.number} ${answered.text}`).toBe(200)
  const data = answered.body?.data as { id?: number } | null | undefined
  if (data?.id !== undefined) return data.id
  const ids = (await adminRows(api, type)).map(({ id }) => Number(id))
  return Math.max(...ids)
}

/** A flag's row in the query or in the body, as the call takes it. */
export function statusRequest(
  call: SpecifiedCall,
  id: unknown,
  status: unknown,
): { line: string; sent: Sent } {
  if (call.endpoint.includes('?status=')) return { line: concrete(call, id, status), sent: {} }
  return { line: call.endpoint, sent: { body: { id, status } } }
}

const sampleImage =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

export function imageForm(): FormData {
  const form = new FormData()
  form.append('file', new File([Buffer.from(sampleImage, 'base64')], '照片.png', { type: 'image/png' }))
  return form
}

export function resumeForm(): FormData {
  const form = new FormData()
  form.append(
    'file',
    new File(['%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n'], '简历.pdf', { type: 'application/pdf' }),
  )
  return form
}

/** An application whose résumé was uploaded before. */
export async function makeApplicationWithResume(api: TestApi): Promise<number> {
  const uploaded = await api.visitor('POST /api/application/upload', { rawBody: resumeForm() })
  expect(uploaded.status, uploaded.text).toBe(200)
  return makeRecord(api, typeOf('Application'), { ...goodApplication, resumeUrl: uploaded.body.data })
}

/** One good request of any call, on records made for it. */
export async function goodRequest(api: TestApi, call: SpecifiedCall): Promise<{ line: string; sent: Sent }> {
  const type = types.find(({ calls }) => calls.includes(call))
  if (type && call.does !== 'special') return requestOf(api, type, call)
  const area = types.find(
    (each) =>
      call.endpoint === `POST /api/${each.area}/order` || call.endpoint === `POST /api/${each.area}/batch`,
  )
  if (area) return requestForMany(api, area, call)
  return { line: call.endpoint, sent: { body: call.body }, ...(await specialRequest(api, call)) }
}

async function requestOf(api: TestApi, type: SpecifiedType, call: SpecifiedCall) {
  switch (call.does) {
    case 'add': {
      const body = goodBody(type)
      if ('moduleId' in body) body.moduleId = await makeRecord(api, typeOf('GovernmentModule'))
      return { line: call.endpoint, sent: { body } }
    }
    case 'save':
      return { line: call.endpoint, sent: { body: goodBody(type) } }
    case 'save single':
      return { line: call.endpoint, sent: { body: goodBody(type) } }
    case 'update': {
      const id = await makeRecord(api, type)
      const { moduleId: _moduleId, ...body } = goodBody(type)
      return {
        line: concrete(call, id),
        sent: { body: call.endpoint.includes('{id}') ? body : { id, ...body } },
      }
    }
    case 'delete':
      return { line: concrete(call, await makeRecord(api, type)), sent: {} }
    case 'status':
      return statusRequest(call, await makeRecord(api, type), 1)
    case 'read':
      await makeRecord(api, type).catch(() => undefined)
      return { line: call.endpoint, sent: {} }
    default:
      await makeVisible(api, type, call)
      return { line: concrete(call), sent: {} }
  }
}

/** A row that the read of `call` surely answers. */
async function makeVisible(api: TestApi, type: SpecifiedType, call: SpecifiedCall): Promise<void> {
  const shown = Object.fromEntries((type.shownWhile ?? []).map((name) => [name, 1]))
  const kind = call.endpoint.endsWith('/miniprogram') ? { qrType: 'miniprogram' } : {}
  await makeRecord(api, type, { ...goodBody(type), ...shown, ...kind })
}

async function requestForMany(api: TestApi, type: SpecifiedType, call: SpecifiedCall) {
  const ids = [await makeRecord(api, type), await makeRecord(api, type)]
  if (call.endpoint.endsWith('/order')) return { line: call.endpoint, sent: { body: { ids } } }
  return { line: call.endpoint, sent: { body: { act: 'delete', ids } } }
}

const ANOTHER_PASSWORD = 'another horse battery 2026'

type Special = (api: TestApi) => Promise<{ line?: string; sent?: Sent }>

const form = (rawBody: FormData) => Promise.resolve({ sent: { rawBody } })

const specialRequests: Readonly<Record<string, Special>> = {
  'POST /api/upload': () => form(imageForm()),
  'POST /api/application/upload': () => form(resumeForm()),
  'GET /upload/{path}': async (api) => {
    const { body } = await api.admin('POST /api/upload', { rawBody: imageForm() })
    return { line: `GET ${body.data as string}` }
  },
  'GET /api/page-config/{page}': async (api) => {
    const texts = {
      title: '关于我们',
      subtitle: '了解图联',
      description: '公司简介',
      backgroundImage: '/upload/bg.webp',
    }
    for (const [configKey, configValue] of Object.entries(texts))
      await api.admin('POST /api/page-config/save', { body: { pageKey: 'about', configKey, configValue } })
    return { line: 'GET /api/page-config/about' }
  },
  'GET /api/page-config/admin/list': async (api) => {
    const body = { pageKey: 'contact', configKey: 'title', configValue: '联系我们', description: '页头' }
    await api.admin('POST /api/page-config/save', { body })
    return {}
  },
  // With sessions of their own, so that the one of the suite goes on.
  'POST /api/admin/logout': async (api) => ({ sent: await asAnother(api) }),
  'DELETE /api/admin/sessions': async (api) => ({ sent: await asAnother(api) }),
  'DELETE /api/admin/sessions/{id}': async (api) => {
    const sent = await asAnother(api)
    const [own] = (await api.visitor('GET /api/admin/sessions', sent)).body.data as { id: number }[]
    return { line: `DELETE /api/admin/sessions/${own?.id}`, sent }
  },
  // The first entry is that of the suite's own account.
  'GET /api/admin/audit/{id}': () => Promise.resolve({ line: 'GET /api/admin/audit/1' }),
  'POST /api/admin/password': async (api) => ({
    sent: {
      ...(await asAnother(api)),
      body: { oldPassword: ANOTHER_PASSWORD, newPassword: '一个新的很长的密码 42' },
    },
  }),
  'GET /api/news/published/{id}': async (api) => ({
    line: `GET /api/news/published/${await makeRecord(api, typeOf('News'))}`,
  }),
  'GET /api/recruitment/list/{id}': async (api) => ({
    line: `GET /api/recruitment/list/${await makeRecord(api, typeOf('Recruitment'))}`,
  }),
  'GET /api/case/list/{id}': async (api) => ({
    line: `GET /api/case/list/${await makeRecord(api, typeOf('Case'))}`,
  }),
  'GET /api/application/{id}': async (api) => ({
    line: `GET /api/application/${await makeRecord(api, typeOf('Application'))}`,
  }),
  'GET /api/application/{id}/resume': async (api) => ({
    line: `GET /api/application/${await makeApplicationWithResume(api)}/resume`,
  }),
  'GET /api/application/{id}/person': async (api) => ({
    line: `GET /api/application/${await makeRecord(api, typeOf('Application'))}/person`,
  }),
  'GET /api/application/{id}/person/export': async (api) => ({
    line: `GET /api/application/${await makeRecord(api, typeOf('Application'))}/person/export`,
  }),
  'DELETE /api/application/{id}/person': async (api) => ({
    line: `DELETE /api/application/${await makeRecord(api, typeOf('Application'))}/person`,
  }),
  'POST /api/government-service/admin/module/gallery/add': async (api) => {
    const moduleId = await makeRecord(api, typeOf('GovernmentModule'))
    return { sent: { body: goodBody(typeOf('GalleryImage'), { moduleId }) } }
  },
  'POST /api/government-service/admin/module/gallery/update': async (api) => ({
    sent: { body: { id: await makeRecord(api, typeOf('GalleryImage')), title: '新标题' } },
  }),
  'POST /api/government-service/admin/module/gallery/delete/{id}': async (api) => ({
    line: `POST /api/government-service/admin/module/gallery/delete/${await makeRecord(api, typeOf('GalleryImage'))}`,
  }),
}

function specialRequest(api: TestApi, { endpoint }: SpecifiedCall) {
  return specialRequests[endpoint]?.(api)
}

let others = 0

/** A request as another administrator, for acts that end sessions or change a password. */
async function asAnother(api: TestApi): Promise<Sent> {
  const username = `zhaomin${++others}`
  await api.addAccount({ username, realName: '赵敏', password: ANOTHER_PASSWORD })
  const { token } = (await api.signIn(username, ANOTHER_PASSWORD)).body.data as { token: string }
  return { headers: { authorization: `Bearer ${token}` } }
}

export const allCalls = [...specification, ...extensions, ...addedCalls]

/** Rows for `test.each`, so that titles name a call in full. */
export const titledCalls = (calls: readonly SpecifiedCall[]) =>
  calls.map((call) => [titleOf(call), call] as const)

export const titledTypes = (of: readonly SpecifiedType[]) => of.map((type) => [type.entity, type] as const)

/** The same, with the lines of the checklist that tell each call. */
export const linedCalls = (calls: readonly SpecifiedCall[]) =>
  calls.map((call) => [lined(linesOfCalls[call.number ?? ''], titleOf(call)), call] as const)

/** The same, with the lines of the checklist that a test of this kind shows of each record. */
export const linedTypes = (of: readonly SpecifiedType[], what: keyof LinesOfRecord) =>
  of.map((type) => [lined(linesOfRecords[type.entity]?.[what], type.entity), type] as const)

const titleOf = ({ number, endpoint }: SpecifiedCall) => (number ? `${number} ${endpoint}` : endpoint)
const lined = (lines: string | undefined, title: string) => (lines ? `${lines} ${title}` : title)
