import { useRef } from 'react'
import { ApiError } from '#contract/client/api-error.ts'
import type { FieldKind, FieldSet } from '#contract/fields/field.ts'
import { messages } from '#contract/shared/messages.ts'
import type { Values } from './use-record-dialog.ts'

export interface IdempotentCreateOptions<Each> {
  fields: FieldSet
  /** Sends a new record and returns the message to show. */
  create: (values: Values) => Promise<string>
  /** The records that are known; undefined while none are. */
  rows: readonly Each[] | undefined
  /** Reads all of them again; undefined where no call does. */
  readAll: () => Promise<readonly Each[] | undefined>
}

/**
 * Creates a record once. After a lost response, a retry with the same values first looks for the record.
 * @returns a function that sends the values; other values than before are always sent
 */
export function useIdempotentCreate<Each extends Values & { id: number }>(
  options: IdempotentCreateOptions<Each>,
): (values: Values) => Promise<string> {
  const { fields, create, rows, readAll } = options
  // The request whose response was lost, and the records before it.
  const lost = useRef<{ sent: string; known: ReadonlySet<number> }>()

  async function isCreated(values: Values, sent: string): Promise<boolean> {
    if (lost.current?.sent !== sent) return false
    const { known } = lost.current
    const all = (await readAll()) ?? []
    return all.some((record) => !known.has(record.id) && hasValues(fields, record, values))
  }

  return async (values) => {
    const sent = JSON.stringify(values)
    try {
      const message = (await isCreated(values, sent)) ? messages.added : await create(values)
      lost.current = undefined
      return message
    } catch (error) {
      const isFirst = lost.current?.sent !== sent
      if (rows && isFirst && isLost(error)) lost.current = { sent, known: new Set(rows.map(({ id }) => id)) }
      throw error
    }
  }
}

/** No response came, or a server error after which the record may exist. */
const isLost = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500)

/** Kinds that are stored as they were sent. */
const comparable = new Set<FieldKind>([
  'text',
  'longText',
  'choice',
  'flag',
  'order',
  'number',
  'date',
  'reference',
])

function hasValues(fields: FieldSet, record: Values, values: Values): boolean {
  const compared = Object.keys(values).filter((name) => fields[name] && comparable.has(fields[name].kind))
  return compared.length > 0 && compared.every((name) => textOf(record[name]) === textOf(values[name]))
}

const textOf = (value: unknown) => String(value ?? '').trim()
