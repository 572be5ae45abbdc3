import type { Field } from '#contract/fields/field.ts'
import type { FileAnswer } from '#contract/engine/response-format.ts'
import { messages } from '#contract/shared/messages.ts'
import type { Query, Row, Store } from '#contract/engine/backend.ts'
import type { RecordType } from '#contract/engine/record-type.ts'
import { CSV_START, csvLine } from './csv.ts'
import { exportFileName } from './export-file-name.ts'
import { exportedColumns } from './exported-columns.ts'
import type { AnswersValue, Operation } from '#contract/engine/operation.ts'
import { pageQuery } from '#contract/operations/page-query.ts'
import { serialize } from '#contract/engine/serialize.ts'

const MOST_ROWS = 50_000
const ROWS_AT_ONCE = 500

/**
 * The rows of a paged list as a CSV file, newest first and masked (X-71). The audit entry is written first; rows are read in
 * batches, so that memory and writers are not blocked.
 */
export function exported(): Operation<'pageQuery', AnswersValue<Blob>> {
  return {
    name: 'export',
    writes: true,
    takes: 'pageQuery',
    successMessage: messages.done,
    answers: 'anything',
    summary: '导出为 CSV 文件（UTF-8，最多 50000 行）',
    async perform(work): Promise<FileAnswer> {
      const { where, search, range } = pageQuery(work.type, work.query, work.queryNames)
      const query = { where, search, range }
      const count = Math.min(await work.stores.of(work.type.name).count(query), MOST_ROWS)
      // Looked for before the note is written: a file of the journal does not hold its own entry.
      const newest = await idAtEnd(work.stores.of(work.type.name), query, 'desc')
      // Nothing leaves with a HEAD.
      const isRead = work.request.method === 'GET'
      if (isRead) await work.auditLog.append(work.type, 'export', [], `${count} 条`)
      // By then this transaction is over: the rows are read outside of it.
      const store = work.backend.stores.of(work.type.name)
      const name = exportFileName(work.type.typeLabel, work.backend.now(), 'csv')
      return attached(name, isRead ? streamOf(csvOf(work.type, store, query, newest)) : null)
    },
  }
}

function attached(fileName: string, body: BodyInit | null): FileAnswer {
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return {
    status: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="export.csv"; filename*=UTF-8''${encoded}`,
      'cache-control': 'no-store',
    },
    body,
  }
}

/** Read as fast as it is taken; a caller who leaves ends it. */
function streamOf(parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
}

async function* csvOf(
  type: RecordType,
  store: Store,
  query: Query,
  newest: number,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  const columns = exportedColumns(type)
  yield encoder.encode(CSV_START + csvLine(columns.map(({ label }) => label)))
  for await (const rows of newestFirst(store, query, newest)) {
    const lines = rows.map((row) => {
      const shown = serialize(type, row, 'admin')
      return csvLine(columns.map(({ name, field }) => readable(field, shown[name])))
    })
    yield encoder.encode(lines.join(''))
  }
}

/** Goes down by id, so that what comes or goes meanwhile neither doubles a row nor skips one. */
async function* newestFirst(store: Store, query: Query, newest: number): AsyncGenerator<Row[]> {
  const { range: days, ...filter } = query
  const from = await idAtEnd(store, query, 'asc')
  const order = [{ field: 'id', direction: 'desc' }] as const
  let left = MOST_ROWS
  for (let to = newest; left > 0 && to > 0 && to >= from;) {
    const found = await store.find({
      ...filter,
      range: { field: 'id', from, to },
      order,
      limit: ROWS_AT_ONCE,
    })
    const rows = found.filter((row) => isWithin(row, days)).slice(0, left)
    yield rows
    left -= rows.length
    to = (found.at(-1)?.id ?? 0) - 1
  }
}

/** The lowest or the highest id of a query; 0 where nothing is found. */
async function idAtEnd(store: Store, query: Query, direction: 'asc' | 'desc'): Promise<number> {
  const [row] = await store.find({ ...query, order: [{ field: 'id', direction }], limit: 1 })
  return row?.id ?? 0
}

function isWithin(row: Row, days: Query['range']): boolean {
  const { field = '', from = '', to } = days ?? {}
  const value = String(row[field] ?? '')
  return value >= String(from) && (to === undefined || value <= String(to))
}

function readable(field: Field | undefined, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'object') return JSON.stringify(value)
  return field?.options?.[String(value)] ?? String(value)
}
