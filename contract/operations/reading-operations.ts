import { messages } from '#contract/shared/messages.ts'
import { requireValue } from '#contract/fields/check-fields.ts'
import type { Query } from '#contract/engine/backend.ts'
import type { RecordType } from '#contract/engine/record-type.ts'
import { makeOperation, type Work } from '#contract/engine/operation.ts'
import { isPublished } from './is-published.ts'
import { pageQuery } from './page-query.ts'
import { show, type Audience } from '#contract/engine/show.ts'

type Filter = Readonly<Record<string, string | number>>

const reading = { writes: false, done: messages.done } as const

/** All records that pass the filter and the line's own `?name=` and `{name}`, in their order. */
export function list(filter: Filter = {}) {
  return makeOperation({
    ...reading,
    name: 'list',
    takes: 'nothing',
    answers: 'records',
    summary: (noun, access) => (access === 'admin' ? `查看全部${noun}` : `查看${noun}列表`),
    async perform(work) {
      const where = { ...namedFilter(work), ...filter }
      const rows = await work.stores.of(work.type.name).find({ where, order: orderOf(work.type) })
      const audience = audienceOf(work)
      const now = work.backend.now()
      return rows
        .filter((row) => audience === 'admin' || isPublished(work.type, row, now))
        .map((row) => show(work.type, row, audience))
    },
  })
}

/** A list that pages, searches and sorts on the server. */
export function paged() {
  return makeOperation({
    ...reading,
    name: 'paged',
    takes: 'pageQuery',
    answers: 'page',
    summary: (noun) => `分页查看${noun}`,
    async perform(work) {
      const query = pageQuery(work.type, work.query, work.queryNames)
      const store = work.stores.of(work.type.name)
      const [rows, total] = await Promise.all([store.find(query), store.count(withoutPage(query))])
      return { records: rows.map((row) => show(work.type, row, audienceOf(work))), total }
    },
  })
}

/** The first of the records that pass the filter. */
export function first(filter: Filter = {}) {
  return makeOperation({
    ...reading,
    name: 'first',
    takes: 'nothing',
    answers: 'recordOrEmpty',
    summary: (noun) => `查看当前${noun}`,
    async perform(work) {
      const query = { where: filter, order: orderOf(work.type), limit: 1 }
      const [row] = await work.stores.of(work.type.name).find(query)
      return row ? show(work.type, row, audienceOf(work)) : null
    },
  })
}

/** The one record of its type; null before it was ever saved, and for visitors while it is disabled. */
export function single() {
  return makeOperation({
    ...reading,
    name: 'single',
    takes: 'nothing',
    answers: 'recordOrNull',
    summary: (noun) => `查看${noun}`,
    async perform(work) {
      const [row] = await work.stores.of(work.type.name).find({ limit: 1 })
      const audience = audienceOf(work)
      const isHidden = audience === 'visitor' && 'status' in work.type.fields && row?.status !== 1
      return row && !isHidden ? show(work.type, row, audience) : null
    },
  })
}

/** How many records there are. */
export function count() {
  return makeOperation({
    ...reading,
    name: 'count',
    takes: 'nothing',
    answers: 'count',
    summary: (noun) => `查看${noun}数量`,
    perform: (work) => work.stores.of(work.type.name).count(),
  })
}

/** Visitors and administrators read different keys; a call without a session answers a visitor. */
export const audienceOf = (work: Work): Audience => (work.session ? 'admin' : 'visitor')

/** By the fields of kind `order`, whatever their names, then by id; without one, newest first (docs/design/architecture.md#known-traps). */
export function orderOf(type: RecordType): NonNullable<Query['order']> {
  if (type.sortedBy) return type.sortedBy
  const fields = Object.keys(type.fields).filter((name) => type.fields[name]?.kind === 'order')
  if (fields.length === 0) return [{ field: 'id', direction: 'desc' }]
  return fields.map((field) => ({ field, direction: 'asc' }))
}

/** What the line names in its query (when it came) and in its path, each read by its own field. */
function namedFilter(work: Work): Record<string, string | number> {
  const where: Record<string, string | number> = {}
  for (const [name, field] of Object.entries(work.type.fields)) {
    const sent = work.params[name] ?? work.query.get(name)
    if (sent === null || sent === '') continue
    where[name] = requireValue(name, field, sent) as string | number
  }
  return where
}

function withoutPage({ where, search, range }: Query): Query {
  return { where, search, range }
}
