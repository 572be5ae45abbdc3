import type { Line } from '#contract/ask/ask.ts'
import { versionOf } from '#contract/engine/version.ts'
import type { FieldSet } from '#contract/fields/field.ts'
import { messages } from '#contract/messages.ts'
import { call, type CallInput } from './call.ts'
import type { Values } from './editing.ts'
import { sendable } from './use-record-form.ts'

/** The lines a list of records writes through. */
export interface WriteLines {
  create: Line
  update: Line
  remove: Line
  setFlag?: Line
}

/** A record as the list shows it. */
type Known = Values & { id: number }

/** Makes a call and hands on the sentence that came with its success. */
export async function callForSentence(line: Line, input: CallInput): Promise<string | undefined> {
  let sentence: string | undefined
  await call(line, { ...input, onSentence: (told) => (sentence = told) })
  return sentence
}

/**
 * What a list does with single records, each through its type's own call: the id stands in the body, and in the path
 * where the line asks for it. Each promise gives the sentence to tell.
 */
export function recordWrites(fields: FieldSet, lines: WriteLines) {
  return {
    async add(values: Values) {
      return (await callForSentence(lines.create, { body: values })) ?? messages.added
    },

    async change(id: number, values: Values, ifMatch: string | undefined) {
      const input = { id, body: { ...values, id }, ifMatch }
      return (await callForSentence(lines.update, input)) ?? messages.updated
    },

    async remove(record: Known) {
      const input = { id: record.id, ifMatch: versionOf(record) }
      return (await callForSentence(lines.remove, input)) ?? messages.deleted
    },

    /** Sets the flag a row's switch shows; without a call for it the whole row is sent. */
    async setFlag(record: Known, flag: string, status: 0 | 1) {
      const { id } = record
      const ifMatch = versionOf(record)
      if (!lines.setFlag) {
        const body = { ...sendable(fields, record), id, [flag]: status }
        await call(lines.update, { id, body, ifMatch })
        return messages.statusUpdated
      }
      return (await setFlagBy(lines.setFlag, id, status, ifMatch)) ?? messages.statusUpdated
    },
  }
}

/** Sends a flag as its line takes it: `…/{id}/status?status=n`, or `{id, status}` in the body. */
export function setFlagBy(line: Line, id: number, status: 0 | 1, ifMatch?: string) {
  const isInQuery = line.includes('?status=')
  return callForSentence(line, {
    id,
    ifMatch,
    ...(isInQuery ? { query: { status } } : { body: { id, status } }),
  })
}
