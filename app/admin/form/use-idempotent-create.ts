import { useRef } from 'react'
import { ApiError } from '#contract/client/api-error.ts'
import type { FieldKind, FieldSet } from '#contract/fields/field.ts'
import { messages } from '#contract/shared/messages.ts'
import type { Values } from './record-dialog-state.ts'

export interface AddingOptions<Each> {
  fields: FieldSet
  /** Sends a new record and gives the sentence to tell. */
  add: (values: Values) => Promise<string>
  /** The records that are known; undefined while none are. */
  rows: readonly Each[] | undefined
  /** Reads all of them again; undefined where no call does. */
  readAll: () => Promise<readonly Each[] | undefined>
}

/**
 * Adds a record once, also where the answer to the first try was lost: nobody knows then whether it was saved, so the next
 * try looks for it before it sends the same again. What was changed since is sent in any case: twice is better than lost.
 */
export function useAdding<Each extends Values & { id: number }>(options: AddingOptions<Each>) {
  const { fields, add, rows, readAll } = options
  // The try whose answer was lost, and the records before it.
  const lost = useRef<{ sent: string; known: ReadonlySet<number> }>()

  async function isThere(values: Values, sent: string): Promise<boolean> {
    if (lost.current?.sent !== sent) return false
    const { known } = lost.current
    const all = (await readAll()) ?? []
    return all.some((record) => !known.has(record.id) && isSame(fields, record, values))
  }

  return async function addOnce(values: Values): Promise<string> {
    const sent = JSON.stringify(values)
    try {
      const sentence = (await isThere(values, sent)) ? messages.added : await add(values)
      lost.current = undefined
      return sentence
    } catch (error) {
      const isFirst = lost.current?.sent !== sent
      if (rows && isFirst && isLost(error)) lost.current = { sent, known: new Set(rows.map(({ id }) => id)) }
      throw error
    }
  }
}

/** No answer came, or one that a server gives which may have done its work all the same. */
const isLost = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500)

/** Kinds that are kept as they were sent. */
const plain = new Set<FieldKind>([
  'text',
  'longText',
  'choice',
  'flag',
  'order',
  'number',
  'date',
  'reference',
])

function isSame(fields: FieldSet, record: Values, values: Values): boolean {
  const compared = Object.keys(values).filter((name) => fields[name] && plain.has(fields[name].kind))
  return compared.length > 0 && compared.every((name) => words(record[name]) === words(values[name]))
}

const words = (value: unknown) => String(value ?? '').trim()
