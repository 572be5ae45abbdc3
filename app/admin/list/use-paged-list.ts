import { useMemo, useState } from 'react'
import type { DataTableColumn } from '#design-system/data-table/index.ts'
import { useEventCallback } from '#design-system/hooks/use-event-callback.ts'
import type { ContentType, RecordOf } from '#contract/engine/content-type.ts'
import { versionOf } from '#contract/engine/version.ts'
import { isSortableKind } from '#contract/operations/page-query.ts'
import { endpointsOfType } from '#app/admin/api/endpoints-of-type.ts'
import { untypedApi } from '#app/admin/api/untyped-api.ts'
import type { Values } from '#app/admin/form/use-record-dialog.ts'
import { setFlagBy, retryFlagOnConflict } from '#app/admin/form/record-writes.ts'
import { statusFieldOf } from '#app/admin/form/status-field.ts'
import { findAmongNewest } from './find-among-newest.ts'
import type { PagedPanelProps } from './paged-panel.tsx'
import { recordColumns, furtherRecordColumns } from './record-columns.tsx'
import { removalQuestionText } from './removal-question-text.ts'
import { useBulkActions } from './use-bulk-actions.tsx'
import { useColumnChoice } from './use-column-choice.ts'
import { usePagedRecords } from './use-paged-records.ts'
import { useRecordLink } from './use-record-link.ts'
import { useRowActions } from './use-row-actions.tsx'

/** All state and acts of a panel whose records the server pages. */
export function usePagedList<Type extends ContentType>(props: PagedPanelProps<Type>) {
  type Each = RecordOf<Type> & { id: number }
  const { type, loadFailure, columns: names, defaultSort, nameOf, fieldOptions } = props
  const calls = endpointsOfType(type, ['paged'], props.calls)
  const flag = statusFieldOf(type.fields)
  const [opened, setOpened] = useState<Each>()
  const page = usePagedRecords<Each>(type, calls.paged, {
    loadFailure,
    defaultSort,
    columns: names,
    fieldOptions,
  })
  const { query, answer, reload } = page
  const rows = answer?.records
  // New columns would draw every row again.
  const choosable = useMemo(
    () => ({
      columns: sortableColumns(type, recordColumns<Each>(type.fields, names)),
      further: furtherRecordColumns<Each>(type.fields, names).map(unsorted),
    }),
    [type, names],
  )
  const { columns, chooser } = useColumnChoice<Each>(type.name, choosable)
  const bulk = useBulkActions<Each>({
    fields: type.fields,
    endpoint: calls.batch,
    rows,
    nameOf,
    readRows: async () =>
      ((await untypedApi(calls.paged, { query })) as { records: readonly Each[] }).records,
    reload,
  })

  const open = (record: Each) => setOpened(() => record)
  useRecordLink<Each>({
    rows,
    isLoading: page.isLoading,
    opened,
    open,
    find: props.readOne ?? ((id) => findAmongNewest<Each>(calls.paged, id)),
    isFollowed: props.children !== undefined,
  })

  const rowActions = useRowActions<Each>({
    keyOf: idOf,
    flag,
    setStatus: async (record, status) => {
      const { setFlag } = calls
      const setOn = async (_: Values, ifMatch: string) =>
        setFlag && setFlagBy(setFlag, record.id, status, ifMatch)
      const message = await retryFlagOnConflict(record, { flag, status, setOn })
      // A filter by the former state may leave it out of the table.
      setOpened((shown) => (shown?.id === record.id ? { ...shown, [flag]: status } : shown))
      return message
    },
    remove: async (record) => {
      if (calls.remove) await untypedApi(calls.remove, { id: record.id, ifMatch: versionOf(record) })
      setOpened(undefined)
    },
    removalQuestion: () => removalQuestionText(type.typeLabel, '条'),
    nameOf,
    reload,
  })

  return {
    ...page,
    calls,
    flag,
    rows,
    columns,
    chooser,
    bulk,
    rowActions,
    /** The open record, as the table has it by now. */
    opened: opened && (rows?.find(({ id }) => id === opened.id) ?? opened),
    open: useEventCallback(open),
    close: () => setOpened(undefined),
  }
}

const idOf = ({ id }: { id: number }) => id

/** Columns whose headings sort only where the server can. */
function sortableColumns<Each extends object>(type: ContentType, columns: readonly DataTableColumn<Each>[]) {
  return columns.map((column) => ({ ...column, isSortable: isSortableKind(type, column.key) }))
}

/** Disables sorting, because the server sorts quickly by few fields only. */
const unsorted = <Each>(column: DataTableColumn<Each>) => ({ ...column, isSortable: false })
