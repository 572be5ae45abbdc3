import { useState, type Key } from 'react'
import { Button } from '#design-system/button/index.ts'
import { useConfirm } from '#design-system/confirm-dialog/index.ts'
import { SelectionBar, useSelection, type TableSelection } from '#design-system/data-table/index.ts'
import { toast } from '#design-system/toast/index.ts'
import { ApiError } from '#contract/client/api-error.ts'
import type { Line } from '#content/registry/api-client.ts'
import type { BatchAct } from '#contract/operations/batch-operation.ts'
import { versionOf } from '#contract/engine/version.ts'
import { batchFlagOf } from '#contract/fields/batch-flag.ts'
import type { FieldSet } from '#contract/fields/field.ts'
import { messages } from '#contract/shared/messages.ts'
import { userMessageOf } from '#app/api-client/user-message-of.ts'
import { batchOverOthers } from './batch-over-others.ts'
import { bulkActsOf } from './bulk-acts.ts'
import { call } from '#app/admin/api/untyped-api.ts'
import { BulkRemovalQuestion } from './removal-question.tsx'
import { RefusedRows, refusalsOf, type RowRefusal } from './refused-rows.tsx'

export interface BulkActsOptions<Each> {
  fields: FieldSet
  /** The type's batch call; without one nothing can be chosen. */
  line: Line | undefined
  /** The records in sight; undefined while nothing has been loaded. */
  rows: readonly Each[] | undefined
  nameOf: (record: Each) => string
  /** Reads the records in sight as they are now. */
  readRows: () => Promise<readonly Each[] | undefined>
  /** Loads the records again after a call, whatever came of it. */
  reload: () => Promise<void>
}

/**
 * Lets records of a table be chosen and changed together: all of them or, where one refuses, none.
 * @returns the table's selection; what refused, to stand above the table; the bar of acts, below it
 */
export function useBulkActs<Each extends { id: number }>(options: BulkActsOptions<Each>) {
  const { fields, line, rows, nameOf, readRows, reload } = options
  const { selected, onChange, clear } = useSelection(rows, (record) => record.id)
  const [running, setRunning] = useState<BatchAct>()
  const [refusals, setRefusals] = useState<readonly RowRefusal[]>([])
  const { confirm, confirmDialog } = useConfirm()
  if (!line) return { selection: undefined, refusedRows: null, bulkBar: null }
  const batch: Line = line

  const chosen = rows?.filter(({ id }) => selected.has(id)) ?? []

  async function run(act: BatchAct) {
    setRunning(act)
    setRefusals([])
    try {
      const flag = batchFlagOf(fields) ?? 'status'
      const send = (records: readonly Each[]) =>
        call(batch, { body: { act, ids: records.map(({ id }) => id), versions: records.map(versionOf) } })
      await batchOverOthers({ act, flag, records: chosen, send, readRows })
      clear()
      toast.success(act === 'delete' ? messages.deleted : messages.statusUpdated)
    } catch (error) {
      setRefusals(refusalsOf(error, chosen, nameOf))
      // Without a readable answer nobody knows: the list is loaded again, and shows it.
      const isUnknown = !(error instanceof ApiError) || !error.isAnswer
      const detail = isUnknown ? '请先核对列表，再决定是否重试' : '没有改动任何记录，所选的记录仍然选中'
      toast.error(userMessageOf(error, '操作失败'), { detail })
    }
    await reload()
    setRunning(undefined)
  }

  function press(act: BatchAct) {
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
  const refusedRows = refusals.length > 0 && (
    <RefusedRows refusals={refusals} advice="列表已重新加载，请核对后再操作。" />
  )
  const bulkBar = (
    <>
      <SelectionBar count={chosen.length} onClear={clear}>
        {bulkActsOf(fields).map(({ act, label, Icon }) => (
          <Button
            key={act}
            size="small"
            variant="secondary"
            icon={<Icon aria-hidden />}
            isLoading={running === act}
            disabled={running !== undefined && running !== act}
            onClick={() => press(act)}
          >
            {label}
          </Button>
        ))}
      </SelectionBar>
      {confirmDialog}
    </>
  )
  return { selection, refusedRows, bulkBar }
}
