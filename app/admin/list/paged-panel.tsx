import { Eye } from 'lucide-react'
import { useCallback, type ReactNode } from 'react'
import { DataTable, RowAct, type TableSort } from '#design-system/data-table/index.ts'
import { EmptyState } from '#design-system/empty-state/index.ts'
import { Pagination } from '#design-system/pagination/index.ts'
import type { ContentType, RecordOf } from '#contract/engine/content-type.ts'
import type { EndpointOverrides } from '#app/admin/api/endpoints-of-type.ts'
import type { FieldName } from '#app/admin/form/field-name.ts'
import type { FieldOptionsByName } from '#app/admin/form/inputs/field-options.ts'
import type { Values } from '#app/admin/form/use-record-dialog.ts'
import { BulkBar } from './bulk-bar.tsx'
import { BulkRefusals } from './bulk-refusals.tsx'
import { PagedExport } from './export/paged-export.tsx'
import { ListColumnChooser } from './list-column-chooser.ts'
import { PanelBar } from './panel-bar.tsx'
import { RowActions } from './row-actions.tsx'
import { StatusAction, type StatusActTexts } from './status-action.tsx'
import { usePagedList } from './use-paged-list.ts'

/** The record that is being read, and what can be done with it. */
export interface OpenRecord<Each> {
  record: Each
  close: () => void
  askRemoval: () => void
  /** Loads the table again, after something that the panel itself has done to records. */
  reload: () => Promise<void>
  /** The button that sets the record's flag or takes it back; absent where the panel has none. */
  statusAct: ReactNode
}

export interface PagedPanelProps<Type extends ContentType> {
  /** The content type: its label, fields and calls give labels, cells and what can be done. */
  type: Type
  /** Calls in place of the declared ones. */
  calls?: EndpointOverrides<Type>
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
  fieldOptions?: FieldOptionsByName<FieldName<Type>>
  /** Buttons that set and take back the flag, in place of a switch (back-office §4, resume application). */
  statusActions?: StatusActTexts
  /** Texts while nothing matches, and while there are no records. */
  empty: Record<'filtered' | 'none', { title: string; description: string }>
  /** Reads the record that a link names, where the type has a call for one. */
  readOne?: (id: number) => Promise<RecordOf<Type> & { id: number }>
  /** Shows one record to be read; without it the table tells everything. */
  children?: (opened: OpenRecord<RecordOf<Type>>) => ReactNode
}

/** A table that the server searches, filters, sorts and pages: its records are read, marked, exported and deleted. */
export function PagedPanel<Type extends ContentType>(props: PagedPanelProps<Type>) {
  type Each = RecordOf<Type> & { id: number }
  const { type, statusActions, empty, children } = props
  const list = usePagedList(props)
  const { calls, table, filters, query, answer, rows, flag, opened, open, reload } = list
  const { askRemoval, confirmDialog, flip, isPending } = list.rowActions

  const statusAct = useCallback(
    (record: Each) =>
      statusActions && (
        <StatusAction
          texts={statusActions}
          isOn={(record as Values)[flag] === 1}
          isPending={isPending(record)}
          onPress={() => flip(record)}
        />
      ),
    [statusActions, flag, isPending, flip],
  )
  const isRemovable = calls.remove !== undefined
  const actions = useCallback(
    (record: Each) => (
      <RowActions onRemove={isRemovable ? () => askRemoval(record) : undefined}>
        <RowAct label="查看" icon={<Eye aria-hidden />} onClick={() => open(record)} />
        {statusAct(record)}
      </RowActions>
    ),
    [isRemovable, askRemoval, statusAct, open],
  )

  const { page: _page, size: _size, ...narrowed } = query
  return (
    <>
      <PanelBar
        typeLabel={type.typeLabel}
        search={table.searchProps}
        searchPlaceholder={props.searchPlaceholder}
        filters={filters}
        toFirstPage={() => table.paginationProps.onPageChange(1)}
        total={answer?.total}
        isLoading={list.isLoading}
        tools={
          <>
            <ListColumnChooser {...list.chooser} />
            {calls.export && (
              <PagedExport type={type} endpoint={calls.export} query={narrowed} total={answer?.total} />
            )}
          </>
        }
      />
      <BulkRefusals bulk={list.bulk} />
      <DataTable<Each>
        {...table.tableProps}
        label={`${type.typeLabel}列表`}
        columns={list.columns}
        rows={rows}
        rowKey={(record) => record.id}
        selection={list.bulk?.selection}
        isLoading={list.isLoading}
        error={list.error}
        onRetry={() => void reload()}
        onOpen={children && open}
        empty={<EmptyState {...(table.isSearching || filters.count > 0 ? empty.filtered : empty.none)} />}
        actions={children && actions}
      />
      <BulkBar bulk={list.bulk} />
      {answer && <Pagination {...table.paginationProps} />}
      {opened &&
        children?.({
          record: opened,
          close: list.close,
          askRemoval: () => askRemoval(opened),
          reload,
          statusAct: statusAct(opened),
        })}
      {confirmDialog}
    </>
  )
}
