import { Eye } from 'lucide-react'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { DataTable, RowAct, type DataTableColumn, type TableSort } from '#design-system/data-table/index.ts'
import { EmptyState } from '#design-system/empty-state/index.ts'
import { Pagination } from '#design-system/pagination/index.ts'
import type { ContentType, RecordOf } from '#contract/engine/content-type.ts'
import { versionOf } from '#contract/engine/version.ts'
import { batchFlagOf } from '#contract/fields/batch-flag.ts'
import { isSortableKind } from '#contract/operations/page-query.ts'
import { call } from '#app/admin/api/untyped-api.ts'
import { callLines, type OtherCalls } from '#app/admin/api/endpoints-of-type.ts'
import type { Values } from '#app/admin/form/record-dialog-state.ts'
import { PagedExport } from './export/paged-export.tsx'
import type { FieldOptionsByName } from '#app/admin/form/inputs/field-options.ts'
import { PanelBar } from './panel-bar.tsx'
import type { FieldName } from '#app/admin/form/field-name.ts'
import { columnsOf, furtherColumnsOf } from './record-cells.tsx'
import { setFlagBy, setOverOthers } from '#app/admin/form/record-writes.ts'
import { RowActions } from './row-actions.tsx'
import { StatusAct, type StatusActTexts } from './status-act.tsx'
import { findAmongNewest } from './find-among-newest.ts'
import { useBulkActs } from './use-bulk-acts.tsx'
import { useColumnChoice } from './use-column-choice.tsx'
import { usePagedRecords } from './use-paged-records.ts'
import { useRecordLink } from './use-record-link.ts'
import { useRowActs } from './use-row-acts.tsx'

/** The record that is being read, and what can be done with it. */
export interface Opened<Each> {
  record: Each
  close: () => void
  askRemoval: () => void
  /** Loads the table again, after something that the panel itself has done to records. */
  reload: () => Promise<void>
  /** The button that sets the record's flag or takes it back; absent where the panel has none. */
  statusAct: ReactNode
}

export interface PagedPanelProps<Type extends ContentType> {
  /** The content type: its noun, fields and calls give labels, cells and what can be done. */
  type: Type
  /** Calls in place of the declared ones. */
  calls?: OtherCalls<Type>
  /** back-office §8, load failures. */
  loadFailure: string
  /** Fields shown as columns, in order. */
  columns: readonly FieldName<Type>[]
  /** How the server sorts until a heading is pressed. */
  defaultSort: TableSort & { key: FieldName<Type> }
  /** Names a record in questions. */
  nameOf: (record: RecordOf<Type>) => string
  searchPlaceholder: string
  /** What the panel says of single fields: the records that a filter by reference offers. */
  looks?: FieldOptionsByName<FieldName<Type>>
  /** Buttons that set and take back the flag, in place of a switch (back-office §4, resume application). */
  statusActs?: StatusActTexts
  /** Said while nothing matches, and while there is nothing at all. */
  empty: Record<'filtered' | 'none', { title: string; description: string }>
  /** Reads the record that a link names, where the type has a call for one. */
  readOne?: (id: number) => Promise<RecordOf<Type> & { id: number }>
  /** Shows one record to be read; without it the table tells everything. */
  children?: (opened: Opened<RecordOf<Type>>) => ReactNode
}

/** A table that the server searches, filters, sorts and pages: its records are read, marked, exported and deleted. */
export function PagedPanel<Type extends ContentType>(props: PagedPanelProps<Type>) {
  type Each = RecordOf<Type> & { id: number }
  const { type, loadFailure, columns, defaultSort, nameOf, statusActs, empty, children } = props
  const calls = callLines(type, ['paged'], props.calls)
  const [opened, setOpened] = useState<Each>()
  const { table, filters, query, answer, ...page } = usePagedRecords<Each>(type, calls.paged, {
    loadFailure,
    defaultSort,
    columns,
    looks: props.looks,
  })
  const rows = answer?.records
  // Made again, they would draw every row again.
  const choosable = useMemo(
    () => ({
      columns: sortableColumns(type, columnsOf<Each>(type.fields, columns)),
      further: furtherColumnsOf<Each>(type.fields, columns).map(unsorted),
    }),
    [type, columns],
  )
  const { columns: shown, chooser } = useColumnChoice<Each>(type.name, choosable)
  const bulk = useBulkActs<Each>({
    fields: type.fields,
    line: calls.batch,
    rows,
    nameOf,
    readRows: async () => ((await call(calls.paged, { query })) as { records: readonly Each[] }).records,
    reload: page.reload,
  })

  useRecordLink<Each>({
    rows,
    isLoading: page.isLoading,
    opened,
    open: (record) => setOpened(() => record),
    find: props.readOne ?? ((id) => findAmongNewest<Each>(calls.paged, id)),
    isFollowed: children !== undefined,
  })

  const flag = batchFlagOf(type.fields) ?? 'status'
  const { askRemoval, confirmDialog, flip, isPending } = useRowActs<Each>({
    keyOf: idOf,
    flag,
    setStatus: async (record, status) => {
      const { setFlag } = calls
      const setOn = async (_: Values, ifMatch: string) =>
        setFlag && setFlagBy(setFlag, record.id, status, ifMatch)
      const told = await setOverOthers(record, { flag, status, setOn })
      // It may be in the table no longer, which is narrowed to the other state.
      setOpened((open) => (open?.id === record.id ? { ...open, [flag]: status } : open))
      return told
    },
    remove: async (record) => {
      if (calls.remove) await call(calls.remove, { id: record.id, ifMatch: versionOf(record) })
      setOpened(undefined)
    },
    removalQuestion: () => `确定要删除这条${type.noun}吗？`,
    nameOf,
    reload: page.reload,
  })

  const statusAct = useCallback(
    (record: Each) =>
      statusActs && (
        <StatusAct
          texts={statusActs}
          isOn={(record as Values)[flag] === 1}
          isPending={isPending(record)}
          onPress={() => flip(record)}
        />
      ),
    [statusActs, flag, isPending, flip],
  )
  const isRemovable = calls.remove !== undefined
  const actions = useCallback(
    (record: Each) => (
      <RowActions onRemove={isRemovable ? () => askRemoval(record) : undefined}>
        <RowAct label="查看" icon={<Eye aria-hidden />} onClick={() => setOpened(() => record)} />
        {statusAct(record)}
      </RowActions>
    ),
    [isRemovable, askRemoval, statusAct],
  )

  // As the table has it by now: somebody else may have changed it.
  const shownRecord = opened && (rows?.find(({ id }) => id === opened.id) ?? opened)
  const { page: _page, size: _size, ...narrowed } = query
  return (
    <>
      <PanelBar
        noun={type.noun}
        search={table.searchProps}
        searchPlaceholder={props.searchPlaceholder}
        filters={filters}
        toFirstPage={() => table.paginationProps.onPageChange(1)}
        total={answer?.total}
        isLoading={page.isLoading}
        tools={
          <>
            {chooser}
            {calls.export && (
              <PagedExport type={type} line={calls.export} query={narrowed} total={answer?.total} />
            )}
          </>
        }
      />
      {bulk.refusedRows}
      <DataTable<Each>
        {...table.tableProps}
        label={`${type.noun}列表`}
        columns={shown}
        rows={rows}
        rowKey={(record) => record.id}
        selection={bulk.selection}
        isLoading={page.isLoading}
        error={page.error}
        onRetry={() => void page.reload()}
        onOpen={children && ((record) => setOpened(() => record))}
        empty={<EmptyState {...(table.isSearching || filters.count > 0 ? empty.filtered : empty.none)} />}
        actions={children && actions}
      />
      {bulk.bulkBar}
      {answer && <Pagination {...table.paginationProps} />}
      {shownRecord &&
        children?.({
          record: shownRecord,
          close: () => setOpened(undefined),
          askRemoval: () => askRemoval(shownRecord),
          reload: page.reload,
          statusAct: statusAct(shownRecord),
        })}
      {confirmDialog}
    </>
  )
}

const idOf = ({ id }: { id: number }) => id

/** Columns whose headings sort only where the server can. */
function sortableColumns<Each extends object>(type: ContentType, columns: readonly DataTableColumn<Each>[]) {
  return columns.map((column) => ({ ...column, isSortable: isSortableKind(type, column.key) }))
}

/** The server sorts by few fields quickly; a table is asked for no other order than by those it comes with. */
const unsorted = <Each,>(column: DataTableColumn<Each>) => ({ ...column, isSortable: false })
