import { isAboutMany } from '#contract/engine/operation.ts'
import type { Field, FieldSet } from '#contract/fields/field.ts'
import type { DeclaredCall } from './declared-calls.ts'
import { sampleValues, wrongValues } from './sample-values.ts'
import { ownInput, PDF, PNG, SVG } from './own-inputs.ts'

/** One request of the replay. */
export interface Sent {
  /** Why it is sent. */
  variant: string
  method: string
  /** Path and query. */
  address: string
  headers: Record<string, string>
  body?: BodyInit
}

/** Who asks, and which records there are. */
export interface Standing {
  token: string
  /** Ids of the call's own content type, lowest first. */
  ids: readonly number[]
}

const UNKNOWN_ID = 999_999
const JSON_TYPE = { 'content-type': 'application/json' }

/** Every way in which one call is asked; the good request comes first. */
export function variantsOf(declared: DeclaredCall, standing: Standing): Sent[] {
  const { call } = declared
  const good = goodRequest(declared, standing)
  const bearer = good.headers
  const without = { ...bearer, authorization: '' }
  const isRead = good.method === 'GET'
  const variants: Sent[] = [
    good,
    { ...again(declared, standing), variant: 'trailing slash' },
    { ...good, variant: 'unknown token', headers: { ...bearer, authorization: `Bearer ${'0'.repeat(64)}` } },
    { ...good, variant: 'wrong method', method: 'PATCH' },
  ]
  if (call.access !== 'public') variants.push({ ...good, variant: 'no session', headers: without })
  if (isRead) variants.push({ ...good, variant: 'HEAD', method: 'HEAD' })
  else
    variants.push({
      ...good,
      variant: 'stale version',
      headers: { ...bearer, 'if-match': '"edited-by-somebody-else"' },
    })
  return [
    ...variants,
    ...bodyVariants(declared, good),
    ...idVariants(declared, good),
    ...readVariants(declared, good),
  ]
}

/** The valid request again: another record where the first is deleted, and a trailing slash added or removed. */
function again(declared: DeclaredCall, { token, ids }: Standing): Sent {
  const sent = goodRequest(declared, { token, ids: ids.slice(0, -1) })
  const [path = '', query] = sent.address.split('?')
  const slashed = path.endsWith('/') ? path.slice(0, -1) : `${path}/`
  return { ...sent, address: query === undefined ? slashed : `${slashed}?${query}` }
}

function goodRequest({ type, call }: DeclaredCall, { token, ids }: Standing): Sent {
  const { method, path, queryNames } = call
  const { params = {}, query: sentQuery = {}, body } = ownInput(call.endpoint)
  const id = String(ids.at(/\/delete\/|^DELETE/.test(call.endpoint) ? -1 : 0) ?? UNKNOWN_ID)
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => params[name] ?? id)
  const search = new URLSearchParams(queryNames.includes('status') ? { status: '0' } : sentQuery).toString()
  // A toggle whose status stands in the address has no body.
  const isBodiless = queryNames.includes('status')
  const sent = isBodiless ? undefined : (body ?? bodyOf(call.operation.takes, type.fields, ids))
  return {
    variant: 'good',
    method,
    address: search ? `${filled}?${search}` : filled,
    headers: {
      authorization: call.access === 'public' ? '' : `Bearer ${token}`,
      ...(sent !== undefined && !(sent instanceof FormData) ? JSON_TYPE : {}),
    },
    body: sent === undefined || sent instanceof FormData ? sent : JSON.stringify(sent),
  }
}

/** What the call takes, for each of the ways a call can take something. */
function bodyOf(takes: unknown, fields: FieldSet, ids: readonly number[]): unknown {
  const [id = UNKNOWN_ID] = ids
  if (takes === 'record') return sampleValues(fields)
  if (takes === 'recordWithId') return { ...sampleValues(fields), id }
  if (takes === 'idAndStatus') return { id, status: 0 }
  if (takes === 'ids') return { ids: [...ids].reverse() }
  if (takes === 'batch') return { act: actFor(fields), ids: ids.slice(0, 2) }
  return typeof takes === 'object' && takes !== null ? sampleValues(takes as FieldSet) : undefined
}

// What has no status can only be removed.
const actFor = (fields: FieldSet) =>
  Object.values(fields).some(({ kind, isInternal }) => kind === 'flag' && !isInternal) ? 'enable' : 'delete'

function bodyVariants({ type, call }: DeclaredCall, good: Sent): Sent[] {
  if (call.operation.takes === 'multipart') return fileVariants(good)
  if (typeof good.body !== 'string') return []
  const { takes } = call.operation
  const fields = typeof takes === 'object' && takes !== null ? (takes as FieldSet) : type.fields
  const sent = JSON.parse(good.body) as object
  const odd = { ...sent, ...wrongValues(fields), ids: 'all', act: 'explode', status: 'perhaps' }
  return [
    { ...good, variant: 'wrong values', body: JSON.stringify(odd) },
    { ...good, variant: 'empty values', body: JSON.stringify({}) },
    ...(isAboutMany(call.operation) ? staleVersions(good, sent as { ids: readonly number[] }) : []),
    { ...good, variant: 'a list', body: '[]' },
    { ...good, variant: 'no JSON', body: '{"title":' },
    { ...good, variant: 'wrong content type', headers: { ...good.headers, 'content-type': 'text/plain' } },
  ]
}

/** A call about many names the version of each record in its body, not in a header. */
const staleVersions = (good: Sent, sent: { ids: readonly number[] }): Sent[] => [
  {
    ...good,
    variant: 'stale versions',
    body: JSON.stringify({ ...sent, versions: sent.ids.map(() => 'edited-by-somebody-else') }),
  },
  { ...good, variant: 'wrong versions', body: JSON.stringify({ ...sent, versions: 'all' }) },
]

function fileVariants(good: Sent): Sent[] {
  const nothing = new FormData()
  nothing.set('note', 'no file')
  return [
    { ...good, variant: 'SVG', body: withFile(SVG, 'drawing.png', 'image/png') },
    { ...good, variant: 'another kind', body: withFile(PDF, 'text.png', 'image/png') },
    { ...good, variant: 'a picture', body: withFile(PNG, 'photo.pdf', 'application/pdf') },
    { ...good, variant: 'no file', body: nothing },
    { ...good, variant: 'JSON', body: '{}', headers: { ...good.headers, ...JSON_TYPE } },
  ]
}

function withFile(bytes: Uint8Array<ArrayBuffer>, name: string, type: string): FormData {
  const form = new FormData()
  form.set('file', new File([bytes], name, { type }))
  return form
}

function idVariants({ call }: DeclaredCall, good: Sent): Sent[] {
  const inPath = call.endpoint.includes('{id}')
  if (inPath) {
    const { path } = call
    const withId = (id: string) =>
      path.replace('{id}', id) + (good.address.includes('?') ? good.address.replace(/^.*\?/, '?') : '')
    return [
      { ...good, variant: 'unknown id', address: withId(String(UNKNOWN_ID)) },
      { ...good, variant: 'malformed id', address: withId('1e3') },
    ]
  }
  if (typeof good.body !== 'string' || !/"ids?":/.test(good.body)) return []
  const sent = JSON.parse(good.body) as { id?: unknown; ids?: unknown }
  const unknown = sent.ids ? { ...sent, ids: [UNKNOWN_ID] } : { ...sent, id: UNKNOWN_ID }
  return [
    { ...good, variant: 'unknown id', body: JSON.stringify(unknown) },
    { ...good, variant: 'malformed id', body: JSON.stringify({ ...sent, id: 'one', ids: ['one'] }) },
  ]
}

function readVariants({ type, call }: DeclaredCall, good: Sent): Sent[] {
  const asked = (variant: string, query: string) => ({
    ...good,
    variant,
    address: `${good.address}?${query}`,
  })
  if (call.operation.takes === 'pageQuery')
    return [
      asked('second page', 'page=2&size=7'),
      asked('search', 'keyword=%E7%A4%BA%E4%BE%8B&size=5'),
      asked('sort', 'sort=createTime&order=asc&size=5'),
      asked('days', 'from=2026-10-10&to=2026-10-20'),
      asked('wrong page', 'page=0'),
      asked('unknown sort', 'sort=passwordHash'),
      ...call.queryNames.flatMap((name) => [
        asked(`narrowed by ${name}`, `${name}=${firstValueOf(type.fields[name])}&size=5`),
        asked(`wrong ${name}`, `${name}=constructor`),
      ]),
    ]
  if (call.response.name === 'file')
    return [
      { ...good, variant: 'part of a file', headers: { ...good.headers, range: 'bytes=0-99' } },
      { ...good, variant: 'beyond the file', headers: { ...good.headers, range: 'bytes=99999999-' } },
      { ...good, variant: 'unknown file', address: '/upload/nothing.webp' },
    ]
  return []
}

/** One that its field takes: an option, or the first record. */
const firstValueOf = (field?: Field) => Object.keys(field?.options ?? {})[0] ?? '1'
