import { useId, useRef, type Key, type ReactNode } from 'react'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { columnMeasures, type DataTableColumn, type TableSort } from './column.ts'
import { Caption, HeadCell, HeadRow, Scroller, Table } from './data-table.styles.ts'
import { SelectBox } from './select-box.tsx'
import { SelectHeadCell } from './selection.styles.ts'
import { usePress, type TableSelection } from './selection.ts'
import { SortButton } from './sort-button.tsx'
import { LoadingRows, TableRow } from './table-rows.tsx'
import { TightContext } from './row-act.tsx'
import { useTableOverflow } from './use-table-overflow.ts'
import { useEventCallback } from '#design-system/hooks/use-event-callback.ts'
import { useRowKeys } from './use-row-keys.ts'

const LOADING_ROWS = 5

/** What the table itself is drawn from. */
export type RecordTableProps<Row> = {
  /** Name of the table, such as 轮播图列表. */
  label: string
  /** Shows the name above the table; otherwise only screen readers hear it. */
  hasCaption?: boolean
  /** The columns, in order; a cell that reads more than its row must be another function when that changes. */
  columns: readonly DataTableColumn<Row>[]
  /** The rows to show; undefined while nothing has been loaded yet. */
  rows: readonly Row[] | undefined
  /** What tells one row from another. */
  rowKey: (row: Row) => Key
  /** The sorted column, if any. */
  sort?: TableSort | null
  /** Told the wished sort when a heading is pressed. */
  onSortChange?: (sort: TableSort) => void
  /** Buttons at the end of each row; another function when they read something else than before. */
  actions?: (row: Row) => ReactNode
  /** Heading over the column of buttons, and their name as a group. */
  actionsLabel?: string
  /** Rows can be chosen: one, all of the page, with shift a range. */
  selection?: TableSelection<Row>
  /** Opens a row: Enter on the row that has the focus, to which Tab, Up and Down lead. */
  onOpen?: (row: Row) => void
  /** Rows that look weaker than the others, such as disabled ones. */
  isMuted?: (row: Row) => boolean
  /** Rows that bear a mark, because they were just added. */
  isNew?: (row: Row) => boolean
}

/** Heading and rows, or skeleton rows while there are none. */
export function RecordTable<Row>({
  label,
  hasCaption = false,
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
  actions,
  actionsLabel = '操作',
  selection,
  onOpen,
  isMuted,
  isNew,
}: RecordTableProps<Row>) {
  const scroller = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const columnKeys = columns.map(({ key }) => key).join()
  const { isOverflowing, isTight, hidden } = useTableOverflow(scroller, table, columnKeys)
  const isLifted = hidden === 'end' || hidden === 'both'
  const captionId = useId()

  function toggleSort(key: string) {
    const isAscending = sort?.key === key && sort.direction === 'ascending'
    onSortChange?.({ key, direction: isAscending ? 'descending' : 'ascending' })
  }

  const keys = rows?.map(rowKey) ?? []
  const press = useEventCallback(usePress(keys, selection))
  const open = (key: Key) => rows?.filter((row) => rowKey(row) === key).forEach((row) => onOpen?.(row))
  const { bodyProps, tabIndexOf } = useRowKeys(keys, onOpen && open)

  return (
    <Scroller
      ref={scroller}
      $isOverflowing={isOverflowing}
      $hidden={actions && hidden === 'end' ? 'none' : actions && hidden === 'both' ? 'start' : hidden}
      {...(isOverflowing && { role: 'group', tabIndex: 0, 'aria-labelledby': captionId })}
    >
      <TightContext.Provider value={isTight}>
        <Table ref={table} role="table" data-tight={isTight || undefined} aria-labelledby={captionId}>
          <Caption id={captionId} $isHidden={!hasCaption}>
            {hasCaption ? label : <VisuallyHidden>{label}</VisuallyHidden>}
          </Caption>
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- as cards, rows are no longer displayed as a table, which takes their implicit roles */}
          <thead role="rowgroup">
            <HeadRow role="row">
              {selection && (
                <SelectHeadCell role="columnheader" scope="col">
                  <SelectBox
                    label="选择本页全部"
                    shortLabel="全选"
                    isSelected={keys.length > 0 && selection.selected.size === keys.length}
                    isIndeterminate={selection.selected.size > 0 && selection.selected.size < keys.length}
                    onPress={() =>
                      selection.onChange(new Set(selection.selected.size === keys.length ? [] : keys))
                    }
                  />
                </SelectHeadCell>
              )}
              {columns.map(({ key, header, align = 'start', width, minWidth, isSortable = false }) => {
                const direction = sort?.key === key ? sort.direction : undefined
                return (
                  <HeadCell
                    key={key}
                    role="columnheader"
                    scope="col"
                    aria-sort={isSortable ? (direction ?? 'none') : undefined}
                    $align={align}
                    $isSortable={isSortable}
                    $isPinned={false}
                    $isLifted={false}
                    style={columnMeasures({ width, minWidth })}
                  >
                    {isSortable ? (
                      <SortButton header={header} direction={direction} onPress={() => toggleSort(key)} />
                    ) : (
                      header
                    )}
                  </HeadCell>
                )
              })}
              {actions && (
                <HeadCell
                  role="columnheader"
                  scope="col"
                  $align="end"
                  $isSortable={false}
                  $isPinned={isOverflowing}
                  $isLifted={isLifted}
                >
                  {actionsLabel}
                </HeadCell>
              )}
            </HeadRow>
          </thead>
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- as cards, rows are no longer displayed as a table, which takes their implicit roles */}
          <tbody role="rowgroup" {...bodyProps}>
            {!rows?.length ? (
              <LoadingRows
                columns={columns}
                count={LOADING_ROWS}
                hasActions={Boolean(actions)}
                hasSelection={Boolean(selection)}
              />
            ) : (
              rows.map((row) => (
                <TableRow
                  key={rowKey(row)}
                  row={row}
                  name={rowKey(row)}
                  columns={columns}
                  actions={actions}
                  actionsLabel={actionsLabel}
                  isPinned={isOverflowing}
                  isLifted={isLifted}
                  isMuted={isMuted?.(row) ?? false}
                  isNew={isNew?.(row) ?? false}
                  tabIndex={tabIndexOf(rowKey(row))}
                  choice={
                    selection && {
                      label: `选择：${selection.nameOf(row)}`,
                      isSelected: selection.selected.has(rowKey(row)),
                    }
                  }
                  onChoose={press}
                />
              ))
            )}
          </tbody>
        </Table>
      </TightContext.Provider>
    </Scroller>
  )
}
