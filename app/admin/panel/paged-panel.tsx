import { Eye } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '#design-system/button/index.ts'
import { DataTable, useTableQuery, type TableSort } from '#design-system/data-table/index.ts'
import { EmptyState } from '#design-system/empty-state/index.ts'
import { Pagination } from '#design-system/pagination/index.ts'
import { SearchField } from '#design-system/search-field/index.ts'
import { Toolbar } from '#design-system/toolbar/index.ts'
import type { ContentType, RecordOf } from '#contract/engine/content-type.ts'
import { versionOf } from '#contract/engine/version.ts'
import { call } from './call.ts'
import { callLines, type OtherCalls } from './calls-of-type.ts'
import { DayFilter } from './day-filter.tsx'
import { ExportButton } from './export-button.tsx'
import { columnsOf, type FieldName } from './record-cells.tsx'
import { RowActions } from './row-actions.tsx'
import { useAnswer } from './use-answer.ts'
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
  /** The question before a delete (back-office §4). */
  removalQuestion: string
  searchPlaceholder: string
  /** Said while nothing matches, and while there is nothing at all. */
  empty: Record<'filtered' | 'none', { title: string; description: string }>
  /** Shows one record to be read. */
  children: (opened: Opened<RecordOf<Type>>) => ReactNode
}

/** A table that the server searches, filters, sorts and pages: its records are read, exported and deleted. */
export function PagedPanel<Type extends ContentType>(props: PagedPanelProps<Type>) {
  type Each = RecordOf<Type> & { id: number }
  const { type, loadFailure, columns, defaultSort, nameOf, removalQuestion, empty, children } = props
  const calls = callLines(type, ['paged', 'remove'], props.calls)
  const [days, setDays] = useState({ from: '', to: '' })
  const [total, setTotal] = useState(0)
  const [opened, setOpened] = useState<Each>()
  const table = useTableQuery(total, { defaultSort })
  const query = { ...table.query, ...days }
  const page = useAnswer(calls.paged, loadFailure, query)
  const answer = page.answer as { records: readonly Each[]; total: number } | undefined
  if (answer && answer.total !== total) setTotal(answer.total)

  const { askRemoval, confirmDialog } = useRowActs<Each>({
    keyOf: (record) => record.id,
    remove: async (record) => {
      await call(calls.remove, { id: record.id, ifMatch: versionOf(record) })
      setOpened(undefined)
    },
    removalQuestion: () => removalQuestion,
    nameOf,
    reload: page.reload,
  })

  const isFiltered = table.isSearching || days.from !== '' || days.to !== ''
  const { page: _page, size: _size, ...chosen } = query
  return (
    <>
      <Toolbar
        label={`${type.noun}工具栏`}
        isSticky
        actions={calls.export && <ExportButton noun={type.noun} line={calls.export} query={chosen} />}
      >
        <SearchField
          {...table.searchProps}
          label={`搜索${type.noun}`}
          placeholder={props.searchPlaceholder}
          hasSlashShortcut
        />
        <DayFilter
          days={days}
          onChange={(wished) => {
            setDays(wished)
            table.paginationProps.onPageChange(1)
          }}
        />
      </Toolbar>
      <DataTable<Each>
        {...table.tableProps}
        label={`${type.noun}列表`}
        columns={columnsOf<Each>(type.fields, columns)}
        rows={answer?.records}
        rowKey={(record) => record.id}
        isLoading={page.isLoading}
        error={page.error}
        onRetry={() => void page.reload()}
        empty={<EmptyState {...(isFiltered ? empty.filtered : empty.none)} />}
        actions={(record) => (
          <RowActions onRemove={() => askRemoval(record)}>
            <Button
              size="small"
              variant="quiet"
              icon={<Eye aria-hidden />}
              onClick={() => setOpened(() => record)}
            >
              查看
            </Button>
          </RowActions>
        )}
      />
      <Pagination {...table.paginationProps} />
      {opened &&
        children({
          record: opened,
          close: () => setOpened(undefined),
          askRemoval: () => askRemoval(opened),
        })}
      {confirmDialog}
    </>
  )
}
