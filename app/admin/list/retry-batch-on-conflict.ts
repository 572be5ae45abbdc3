import { ApiError } from '#contract/client/api-error.ts'
import type { BatchAct } from '#contract/operations/batch-operation.ts'
import type { Values } from '#app/admin/form/use-record-dialog.ts'

export interface BatchRetryOptions<Each> {
  act: BatchAct
  /** Name of the flag that the acts other than a delete set. */
  flag: string
  /** The records as they were seen. */
  records: readonly Each[]
  /** Sends the act for the records in these versions. */
  send: (records: readonly Each[]) => Promise<unknown>
  /** Reads the records in sight as they are now. */
  readRows: () => Promise<readonly Each[] | undefined>
}

/**
 * Does one act to many records; after a conflict, sets an undisputed flag once more. A delete is
 * never retried.
 */
export async function retryBatchOnConflict<Each extends { id: number }>(sending: BatchRetryOptions<Each>) {
  const { act, flag, records, send, readRows } = sending
  try {
    await send(records)
  } catch (error) {
    if (act === 'delete' || !(error instanceof ApiError) || error.status !== 409) throw error
    const rows = await readRows().catch(() => undefined)
    const current = records.flatMap((seen) => rows?.find(({ id }) => id === seen.id) ?? [])
    const wanted = act === 'enable' ? 1 : 0
    const isUndisputed = (now: Each, place: number) =>
      [wanted, flagOf(records[place], flag)].includes(flagOf(now, flag))
    if (current.length < records.length || !current.every(isUndisputed)) throw error
    await send(current)
  }
}

const flagOf = (record: object | undefined, flag: string) => (record as Values | undefined)?.[flag]
