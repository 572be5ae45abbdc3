import { useState, type Key, type ReactNode } from 'react'
import { useConfirm } from '#design-system/confirm-dialog/index.ts'
import { useSelection, type TableSelection } from '#design-system/data-table/index.ts'
import { toast } from '#design-system/toast/index.ts'
import { ApiError } from '#contract/client/api-error.ts'
import type { Endpoint } from '#content/registry/api-client.ts'
import type { BatchAct } from '#contract/operations/batch-operation.ts'
import { versionOf } from '#contract/engine/version.ts'
import type { FieldSet } from '#contract/fields/field.ts'
import { messages } from '#contract/shared/messages.ts'
import { statusFieldOf } from '#app/admin/form/status-field.ts'
import { userMessageOf } from '#app/api-client/user-message-of.ts'
import { retryBatchOnConflict } from './retry-batch-on-conflict.ts'
import { untypedApi } from '#app/admin/api/untyped-api.ts'
import { BulkRemovalQuestion } from './removal-dialog-body.tsx'
import { refusalsOf, type RowRefusal } from './refused-rows.tsx'

export interface BulkActsOptions<Each> {
  fields: FieldSet
  /** The type's batch call; without one nothing can be chosen. */
  endpoint: Endpoint | undefined
  /** The records in sight; undefined while nothing has been loaded. */
  rows: readonly Each[] | undefined
  nameOf: (record: Each) => string
  /** Reads the records in sight as they are now. */
  readRows: () => Promise<readonly Each[] | undefined>
  /** Loads the records again after a call, whatever came of it. */
  reload: () => Promise<void>
}

/** The records chosen in a table, and what can be done with them together. */
export interface BulkActs<Each> {
  fields: FieldSet
  /** How many records are chosen. */
  count: number
  selection: TableSelection<Each>
  clear: () => void
  /** The act that is being sent. */
  running: BatchAct | undefined
  /** Starts an act; a delete asks first. */
  start: (act: BatchAct) => void
  /** What the last act was refused for, by record. */
  refusals: readonly RowRefusal[]
  confirmDialog: ReactNode
}

/**
 * Lets records of a table be chosen and changed together. One refusal leaves all of them unchanged.
 * @returns undefined where the type has no batch call
 */
export function useBulkActions<Each extends { id: number }>(
  options: BulkActsOptions<Each>,
): BulkActs<Each> | undefined {
  const { fields, endpoint, rows, nameOf, readRows, reload } = options
  const { selected, onChange, clear } = useSelection(rows, (record) => record.id)
  const [running, setRunning] = useState<BatchAct>()
  const [refusals, setRefusals] = useState<readonly RowRefusal[]>([])
  const { confirm, confirmDialog } = useConfirm()
  if (!endpoint) return undefined
  const batch: Endpoint = endpoint

  const chosen = rows?.filter(({ id }) => selected.has(id)) ?? []

  async function run(act: BatchAct) {
    setRunning(act)
    setRefusals([])
    try {
      const flag = statusFieldOf(fields)
      const send = (records: readonly Each[]) =>
        untypedApi(batch, {
          body: { act, ids: records.map(({ id }) => id), versions: records.map(versionOf) },
        })
      await retryBatchOnConflict({ act, flag, records: chosen, send, readRows })
      clear()
      toast.success(act === 'delete' ? messages.deleted : messages.statusUpdated)
    } catch (error) {
      setRefusals(refusalsOf(error, chosen, nameOf))
      // Without a readable answer the outcome is unknown until the list is loaded again.
      const isUnknown = !(error instanceof ApiError) || !error.isAnswer
      const detail = isUnknown ? '请先核对列表，再决定是否重试' : '没有改动任何记录，所选的记录仍然选中'
      toast.error(userMessageOf(error, '操作失败'), { detail })
    }
    await reload()
    setRunning(undefined)
  }

  function start(act: BatchAct) {
    if (act !== 'delete') return void run(act)
    confirm({
      question: <BulkRemovalQuestion names={chosen.map(nameOf)} />,
      tone: 'danger',
      onConfirm: () => run('delete'),
    })
  }

  const selection: TableSelection<Each> = {
    selected,
    nameOf,
    onChange: (keys: ReadonlySet<Key>) => {
      setRefusals([])
      onChange(keys)
    },
  }
  return { fields, count: chosen.length, selection, clear, running, start, refusals, confirmDialog }
}
