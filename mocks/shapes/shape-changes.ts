import type { FieldSet } from '#contract/fields/field.ts'
import { isEnvelope, isRecord, type ChangeBody, type Keyed } from './with-changed-answers.ts'

/** What a shape makes of one record, told by the fields of its content type. */
export type ChangeRecord = (record: Keyed, fields: FieldSet) => Keyed

const otherNames: Readonly<Record<string, string>> = {
  imageUrls: 'imageUrlsList',
  imageUrlsList: 'imageUrls',
}

/** `imageUrls` comes as `imageUrlsList`, or the other way round, where the declaration knows both names. */
export const underOtherNames: ChangeRecord = (record, fields) =>
  renamed(record, (name) => {
    const other = otherNames[name]
    return other !== undefined && fields[name]?.alsoNamed?.includes(other) ? other : name
  })

/** Lists of paths and of records come as their JSON text. */
export const listsAsText: ChangeRecord = (record, fields) =>
  changed(record, (value, name) => {
    const kind = fields[name]?.kind ?? fields[otherNames[name] ?? '']?.kind
    return Array.isArray(value) && (kind === 'uploads' || kind === 'list') ? JSON.stringify(value) : value
  })

/** Coordinates come as one `location`. */
export const oneLocation: ChangeRecord = (record) => {
  if (!('longitude' in record && 'latitude' in record)) return record
  const { longitude: lng, latitude: lat, ...others } = record
  return { ...others, location: { lng, lat } }
}

/** One picture, film or sound comes without the folder that all of them lie in. */
export const shortPaths: ChangeRecord = (record, fields) =>
  changed(record, (value, name) => {
    const field = fields[name]
    if (field?.kind === 'list' && Array.isArray(value))
      return value.map((each) => (isRecord(each) ? shortPaths(each, field.fields ?? {}) : each))
    return field?.kind === 'upload' && typeof value === 'string' ? value.replace(/^\/upload\//, '') : value
  })

/** Calls whose envelope the specification leaves open (public-site §7). */
const mayBeBare = new Set(['GET /api/data-annotation'])

/** What is bare comes in an envelope, and where `data may sit at data` it sits at the top. */
export const otherEnvelope: ChangeBody = (body, { call }) => {
  if (!isEnvelope(body)) return { code: 200, message: '', data: body }
  return mayBeBare.has(call.endpoint) ? body.data : body
}

/** Calls whose one record may come as a list of one. */
const mayBeList = new Set(['GET /api/industry-education'])

/** The one record comes in a list. */
export const recordInList = (content: unknown, line: string) =>
  mayBeList.has(line) && isRecord(content) ? [content] : content

function renamed(record: Keyed, nameOf: (name: string) => string): Keyed {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [nameOf(name), value]))
}

function changed(record: Keyed, change: (value: unknown, name: string) => unknown): Keyed {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]))
}
