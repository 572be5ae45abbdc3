import type { Query } from '#contract/engine/backend.ts'
import type { RecordType } from '#contract/engine/record-type.ts'
import type { FieldKind } from '#contract/fields/field.ts'
import { requireValue } from '#contract/fields/check-fields.ts'
import { boundsOfDay, isDay } from '#contract/moments.ts'
import { wrongField } from '#contract/engine/refusal.ts'

/** Records of a page for which no size came. */
export const PAGE_SIZE = 10
/** The most records of a page. */
export const LARGEST_SIZE = 100
/** The highest number a page may be asked for by. */
export const LARGEST_PAGE = 1_000_000
/** Without parameters the whole list is answered, but never more than this. */
export const WHOLE_LIST = 1000
/** Letters that are searched for; what comes behind them is not. */
export const LONGEST_KEYWORD = 100

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

/**
 * `page`, `size`, `keyword`, `sort`, `order`, `status`, `suspect`, `from`, `to` as one query of declared names.
 * @param named fields that the call's line names too: the list is narrowed to one value of each that came
 */
export function pageQuery(
  type: RecordType,
  search: readonly string[],
  sent: URLSearchParams,
  named: readonly string[] = [],
): Query {
  const keyword = sent.get('keyword')?.replaceAll('\0', '').trim().slice(0, LONGEST_KEYWORD)
  return {
    where: {
      ...flagOf(type, sent, 'status', 'status'),
      ...flagOf(type, sent, 'suspect', 'isSuspect'),
      ...valuesOf(type, sent, named),
    },
    search: keyword ? { fields: search, keyword } : undefined,
    range: daysOf(type, sent),
    order: sortOf(type, sent),
    ...windowOf(sent),
  }
}

function windowOf(sent: URLSearchParams): Pick<Query, 'offset' | 'limit'> {
  if (!sent.get('page') && !sent.get('size')) return { limit: WHOLE_LIST }
  const page = positive(sent, 'page', 1, LARGEST_PAGE)
  const size = positive(sent, 'size', PAGE_SIZE, LARGEST_SIZE)
  return { offset: (page - 1) * size, limit: size }
}

function positive(sent: URLSearchParams, name: string, otherwise: number, largest: number): number {
  const value = sent.get(name)
  if (!value) return otherwise
  if (/^[1-9]\d{0,8}$/.test(value) && Number(value) <= largest) return Number(value)
  return refuse(name, `${name} 应为 1 到 ${largest} 之间的整数`)
}

function sortOf(type: RecordType, sent: URLSearchParams): Query['order'] {
  // Newest first; for a span of days by their own index, which a million rows need.
  const field = sent.get('sort') || (daysOf(type, sent) ? 'createTime' : 'id')
  const direction = sent.get('order') || 'desc'
  const isSortable = field === 'id' || (Object.hasOwn(type.fields, field) && isSortableKind(type, field))
  if (!isSortable) return refuse('sort', '排序字段不正确')
  if (direction !== 'asc' && direction !== 'desc') return refuse('order', '排序方向只能是 asc 或 desc')
  const byField = { field, direction } as const
  return field === 'id' ? [byField] : [byField, { field: 'id', direction }]
}

/** Whether a list may be sorted by this field. */
export function isSortableKind(type: RecordType, name: string): boolean {
  const field = type.fields[name]
  return field !== undefined && sortableKinds.includes(field.kind) && !field.isInternal && !field.isSealed
}

/** A flag, whether records show it or are only marked with it. */
function flagOf(type: RecordType, sent: URLSearchParams, name: string, fieldName: string): Query['where'] {
  const value = sent.get(name)
  if (!value || type.fields[fieldName]?.kind !== 'flag') return undefined
  return value === '0' || value === '1'
    ? { [fieldName]: Number(value) }
    : refuse(name, `${type.fields[fieldName].label}只能是 0 或 1`)
}

/** What stands under the named fields, each read by itself: a value that it cannot take is refused in its words. */
function valuesOf(type: RecordType, sent: URLSearchParams, named: readonly string[]): Query['where'] {
  const values = named.flatMap((name) => {
    const [field, value] = [type.fields[name], sent.get(name)]
    return field && value ? [[name, requireValue(name, field, value) as string | number]] : []
  })
  return Object.fromEntries(values) as Query['where']
}

/** Days in Asia/Shanghai, both included. */
function daysOf(type: RecordType, sent: URLSearchParams): Query['range'] {
  const from = dayOf(sent, 'from')
  const to = dayOf(sent, 'to')
  if (!type.fields.createTime || (!from && !to)) return undefined
  return {
    field: 'createTime',
    from: from && boundsOfDay(from).first,
    to: to && boundsOfDay(to).last,
  }
}

function dayOf(sent: URLSearchParams, name: 'from' | 'to'): string | undefined {
  const day = sent.get(name)
  if (!day) return undefined
  return isDay(day) ? day : refuse(name, `${name} 格式应为 YYYY-MM-DD`)
}

function refuse(field: string, message: string): never {
  throw wrongField(field, message)
}
