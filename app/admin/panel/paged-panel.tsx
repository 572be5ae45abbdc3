import { Eye } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { DataTable, RowAct, type TableSort } from '#design-system/data-table/index.ts'
import { EmptyState } from '#design-system/empty-state/index.ts'
import { Pagination } from '#design-system/pagination/index.ts'
import type { ContentType, RecordOf } from '#contract/engine/content-type.ts'
import { versionOf } from '#contract/engine/version.ts'
import { call } from './call.ts'
import { callLines, type OtherCalls } from './calls-of-type.ts'
import { ExportButton } from './export-button.tsx'
import { PanelBar } from './panel-bar.tsx'
import { columnsOf, type FieldName } from './record-cells.tsx'
import { RowActions } from './row-actions.tsx'
import { useBulkActs } from './use-bulk-acts.tsx'
import { useColumnChoice } from './use-column-choice.tsx'
import { usePagedRecords } from './use-paged-records.ts'
import { useRowActs } from './use-row-acts.tsx'

/** The record that is being read, and what can be done with it. */
export interface Opened<Each> {
  record: Each
  close: () => void
  askRemoval: () => void
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
  /** Said while nothing matches, and while there is nothing at all. */
  empty: Record<'filtered' | 'none', { title: string; description: string }>
  /** Shows one record to be read; without it the table tells everything. */
  children?: (opened: Opened<RecordOf<Type>>) => ReactNode
}

/** A table that the server searches, filters, sorts and pages: its records are read, exported and deleted. */
export function PagedPanel<Type extends ContentType>(props: PagedPanelProps<Type>) {
  type Each = RecordOf<Type> & { id: number }
  const { type, loadFailure, columns, defaultSort, nameOf, empty, children } = props
  const calls = callLines(type, ['paged'], props.calls)
  const [opened, setOpened] = useState<Each>()
  const { table, filters, query, answer, ...page } = usePagedRecords<Each>(type, calls.paged, {
    loadFailure,
    defaultSort,
    columns,
  })
  const rows = answer?.records
  const { columns: shown, chooser } = useColumnChoice(type.name, columnsOf<Each>(type.fields, columns))
  const bulk = useBulkActs<Each>({
    fields: type.fields,
    line: calls.batch,
    rows,
    nameOf,
    reload: page.reload,
  })

  const { askRemoval, confirmDialog } = useRowActs<Each>({
    keyOf: (record) => record.id,
    remove: async (record) => {
      if (calls.remove) await call(calls.remove, { id: record.id, ifMatch: versionOf(record) })
      setOpened(undefined)
    },
    removalQuestion: () => `确定要删除这条${type.noun}吗？`,
    nameOf,
    reload: page.reload,
  })

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
        actions={
          <>
            {chooser}
            {calls.export && <ExportButton noun={type.noun} line={calls.export} query={narrowed} />}
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
        actions={
          children &&
          ((record) => (
            <RowActions onRemove={calls.remove && (() => askRemoval(record))}>
              <RowAct label="查看" icon={<Eye aria-hidden />} onClick={() => setOpened(() => record)} />
            </RowActions>
          ))
        }
      />
      {bulk.bulkBar}
      <Pagination {...table.paginationProps} />
      {opened &&
        children?.({
          record: opened,
          close: () => setOpened(undefined),
          askRemoval: () => askRemoval(opened),
        })}
      {confirmDialog}
    </>
  )
}
