import type { Query } from '#contract/engine/backend.ts'
import type { RecordType } from '#contract/engine/record-type.ts'
import type { FieldKind, FieldSet, ValuesOf } from '#contract/fields/field.ts'
import { requireValue } from '#contract/fields/check-fields.ts'
import { choice } from '#contract/fields/choice-fields.ts'
import { date } from '#contract/fields/moment-fields.ts'
import { number } from '#contract/fields/number-fields.ts'
import { text } from '#contract/fields/text-fields.ts'
import { boundsOfDay } from '#contract/shared/moments.ts'

/** Without parameters the whole list is answered, but never more than this. */
export const WHOLE_LIST = 1000
/** Records of a page for which no size came. */
export const PAGE_SIZE = 10

const sortableKinds: readonly FieldKind[] = [
  'text',
  'choice',
  'order',
  'number',
  'flag',
  'reference',
  'date',
  'dateTime',
]

/** Whether a list may be sorted by this field. */
export function isSortableKind(type: RecordType, name: string): boolean {
  const field = type.fields[name]
  return field !== undefined && sortableKinds.includes(field.kind) && !field.isInternal && !field.isEncrypted
}

/** What narrows a paged list, as fields: read, refused and described like those of a record. */
export function filterFields({ fields: { status, isSuspect } }: RecordType) {
  return {
    keyword: text('关键词', { bounds: { max: 100 } }),
    ...(status?.kind === 'flag' && { status }),
    // Records that are only marked with it have it too.
    ...(isSuspect?.kind === 'flag' && { suspect: isSuspect }),
    from: date('创建日期起'),
    to: date('创建日期止'),
  } satisfies FieldSet
}

/** Which page of it is wanted, and in which order, likewise. */
export function pageFields(type: RecordType) {
  const sortable = Object.entries(type.fields).filter(([name]) => isSortableKind(type, name))
  const labels = Object.fromEntries(sortable.map(([name, { label }]) => [name, label]))
  return {
    page: number('页码', { bounds: { min: 1, max: 1_000_000 } }),
    size: number('每页条数', { bounds: { min: 1, max: 100 } }),
    sort: choice<string>('排序字段', { id: '编号', ...labels }),
    order: choice('排序方向', { asc: '升序', desc: '降序' }),
  } satisfies FieldSet
}

/**
 * What was asked by the names of `filterFields` and `pageFields`, as one query.
 * @param named fields that the endpoint names too: the list is narrowed to one value of each that came
 * @throws HttpError 400 that names what cannot be read
 */
export function pageQuery(type: RecordType, sent: URLSearchParams, named: readonly string[] = []): Query {
  const { keyword: keywordField, ...filters } = filterFields(type)
  // Sought as far as a keyword goes, whatever comes behind it.
  const keyword = sent.get('keyword')?.replaceAll('\0', '').trim().slice(0, keywordField.bounds?.max)
  const { from, to, suspect, ...others } = cameFor(filters, sent)
  const range = type.fields.createTime && (from || to) ? daysBetween(from, to) : undefined
  return {
    where: {
      ...others,
      ...(suspect !== undefined && { isSuspect: suspect }),
      ...cameFor(type.fields, sent, named),
    },
    search: keyword || undefined,
    range,
    ...windowOf(cameFor(pageFields(type), sent), range !== undefined),
  }
}

/** The values that came, each read by its field; an empty one did not. */
function cameFor<Fields extends FieldSet>(
  fields: Fields,
  sent: URLSearchParams,
  names: readonly string[] = Object.keys(fields),
): Partial<ValuesOf<Fields>> {
  const came = names.flatMap((name) => {
    const [field, value] = [fields[name], sent.get(name)]
    return field && value ? [[name, requireValue(name, field, value)]] : []
  })
  return Object.fromEntries(came) as Partial<ValuesOf<Fields>>
}

/** Days in Asia/Shanghai, both included. */
function daysBetween(from?: string | null, to?: string | null): Query['range'] {
  return {
    field: 'createTime',
    from: from ? boundsOfDay(from).first : undefined,
    to: to ? boundsOfDay(to).last : undefined,
  }
}

function windowOf(asked: Partial<ValuesOf<ReturnType<typeof pageFields>>>, isOfDays: boolean) {
  // Newest first; a span of days by its days.
  const { page = 1, size = PAGE_SIZE, sort: field = isOfDays ? 'createTime' : 'id', order = 'desc' } = asked
  const sorted = { field, direction: order }
  const isWhole = asked.page === undefined && asked.size === undefined
  return {
    order: field === 'id' ? [sorted] : [sorted, { field: 'id', direction: order }],
    ...(isWhole ? { limit: WHOLE_LIST } : { offset: (page - 1) * size, limit: size }),
  }
}
