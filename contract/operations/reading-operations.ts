import { messages } from '#contract/shared/messages.ts'
import { requireValue } from '#contract/fields/check-fields.ts'
import type { Query } from '#contract/engine/backend.ts'
import type { RecordType } from '#contract/engine/record-type.ts'
import { makeOperation, type RequestContext } from '#contract/engine/operation.ts'
import { hasPublishTimeCome } from './has-publish-time-come.ts'
import { pageQuery } from './page-query.ts'
import { serialize, type Audience } from '#contract/engine/serialize.ts'

type Filter = Readonly<Record<string, string | number>>

const reading = { writes: false, successMessage: messages.done } as const

/** All records that pass the filter and the endpoint's `?name=` and `{name}`, in their order. */
export function list(filter: Filter = {}) {
  return makeOperation({
    ...reading,
    name: 'list',
    takes: 'nothing',
    answers: 'records',
    summary: (noun, access) => (access === 'admin' ? `查看全部${noun}` : `查看${noun}列表`),
    async perform(ctx) {
      const where = { ...namedFilter(ctx), ...filter }
      const rows = await ctx.stores.of(ctx.type.name).find({ where, order: orderOf(ctx.type) })
      const audience = audienceOf(ctx)
      const now = ctx.backend.now()
      return rows
        .filter((row) => audience === 'admin' || hasPublishTimeCome(ctx.type, row, now))
        .map((row) => serialize(ctx.type, row, audience))
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
    async perform(ctx) {
      const query = pageQuery(ctx.type, ctx.query, ctx.queryNames)
      const store = ctx.stores.of(ctx.type.name)
      const [rows, total] = await Promise.all([store.find(query), store.count(withoutPage(query))])
      return { records: rows.map((row) => serialize(ctx.type, row, audienceOf(ctx))), total }
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
    async perform(ctx) {
      const query = { where: filter, order: orderOf(ctx.type), limit: 1 }
      const [row] = await ctx.stores.of(ctx.type.name).find(query)
      return row ? serialize(ctx.type, row, audienceOf(ctx)) : null
    },
  })
}

/** The one record of its type; null before it was saved, and for visitors while disabled. */
export function single() {
  return makeOperation({
    ...reading,
    name: 'single',
    takes: 'nothing',
    answers: 'recordOrNull',
    summary: (noun) => `查看${noun}`,
    async perform(ctx) {
      const [row] = await ctx.stores.of(ctx.type.name).find({ limit: 1 })
      const audience = audienceOf(ctx)
      const isHidden = audience === 'visitor' && 'status' in ctx.type.fields && row?.status !== 1
      return row && !isHidden ? serialize(ctx.type, row, audience) : null
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
    perform: (ctx) => ctx.stores.of(ctx.type.name).count(),
  })
}

/** Visitors and administrators read different keys; a call without a session answers a visitor. */
export const audienceOf = (ctx: RequestContext): Audience => (ctx.session ? 'admin' : 'visitor')

/** By the fields of kind `order`, whatever their names, then by id; without one, newest first (docs/design/architecture.md#known-traps). */
export function orderOf(type: RecordType): NonNullable<Query['order']> {
  if (type.sortedBy) return type.sortedBy
  const fields = Object.keys(type.fields).filter((name) => type.fields[name]?.kind === 'order')
  if (fields.length === 0) return [{ field: 'id', direction: 'desc' }]
  return fields.map((field) => ({ field, direction: 'asc' }))
}

/** What the endpoint names in its query (when it came) and in its path, each read by its own field. */
function namedFilter(ctx: RequestContext): Record<string, string | number> {
  const where: Record<string, string | number> = {}
  for (const [name, field] of Object.entries(ctx.type.fields)) {
    const sent = ctx.params[name] ?? ctx.query.get(name)
    if (sent === null || sent === '') continue
    where[name] = requireValue(name, field, sent) as string | number
  }
  return where
}

function withoutPage({ where, search, range }: Query): Query {
  return { where, search, range }
}
