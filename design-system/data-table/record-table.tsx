import { useId, useRef, type Key, type ReactNode } from 'react'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { columnMeasures, type DataTableColumn, type TableSort } from './column.ts'
import { Caption, Edge, Frame, HeadCell, HeadRow, Scroller, Table } from './data-table.styles.ts'
import { SelectBox } from './select-box.tsx'
import { SelectHeadCell } from './selection.styles.ts'
import { usePress, type TableSelection } from './selection.ts'
import { SortButton } from './sort-button.tsx'
import { LoadingRows, TableRow } from './table-rows.tsx'
import { useOverflow } from './use-overflow.ts'
import { useRowKeys } from './use-row-keys.ts'

const LOADING_ROWS = 5

/** What the table itself is drawn from. */
export type RecordTableProps<Row> = {
  /** Name of the table, such as 轮播图列表. */
  label: string
  /** Shows the name above the table; otherwise only screen readers hear it. */
  hasCaption?: boolean
  /** The columns, in order. */
  columns: readonly DataTableColumn<Row>[]
  /** The rows to show; undefined while nothing has been loaded yet. */
  rows: readonly Row[] | undefined
  /** What tells one row from another. */
  rowKey: (row: Row) => Key
  /** The sorted column, if any. */
  sort?: TableSort | null
  /** Told the wished sort when a heading is pressed. */
  onSortChange?: (sort: TableSort) => void
  /** Buttons at the end of each row. */
  actions?: (row: Row) => ReactNode
  /** Heading over the column of buttons, and their name as a group. */
  actionsLabel?: string
  /** Rows can be chosen: one, all of the page, with shift a range. */
  selection?: TableSelection<Row>
  /** Whether a row is out of use, such as a disabled record: it looks weaker. */
  isMuted?: (row: Row) => boolean
  /** Whether a row was just added: it is marked. */
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
  isMuted,
  isNew,
}: RecordTableProps<Row>) {
  const scroller = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const { isOverflowing, hasMoreBefore, hasMoreAfter } = useOverflow(scroller, table)
  const captionId = useId()

  function toggleSort(key: string) {
    const isAscending = sort?.key === key && sort.direction === 'ascending'
    onSortChange?.({ key, direction: isAscending ? 'descending' : 'ascending' })
  }

  const keys = rows?.map(rowKey) ?? []
  const press = usePress(keys, selection)
  const { tabStop, bodyProps } = useRowKeys(keys.length)
  const pin = isOverflowing ? (hasMoreAfter ? 'raised' : 'flat') : undefined

  return (
    <Frame>
      <Scroller
        ref={scroller}
        $isOverflowing={isOverflowing}
        {...(isOverflowing && { role: 'group', tabIndex: 0, 'aria-labelledby': captionId })}
      >
        <Table ref={table} role="table" aria-labelledby={captionId}>
          <Caption id={captionId} $isHidden={!hasCaption}>
            {hasCaption ? label : <VisuallyHidden>{label}</VisuallyHidden>}
          </Caption>
          {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- as cards, rows are no longer displayed as a table, which takes their implicit roles */}
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
                <HeadCell role="columnheader" scope="col" $align="end" $isSortable={false} $pin={pin}>
                  {actionsLabel}
                </HeadCell>
              )}
            </HeadRow>
          </thead>
          {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- as cards, rows are no longer displayed as a table, which takes their implicit roles */}
          <tbody role="rowgroup" {...bodyProps}>
            {!rows?.length ? (
              <LoadingRows
                columns={columns}
                count={LOADING_ROWS}
                hasActions={Boolean(actions)}
                hasSelection={Boolean(selection)}
              />
            ) : (
              rows.map((row, index) => (
                <TableRow
                  key={rowKey(row)}
                  row={row}
                  columns={columns}
                  actions={actions}
                  actionsLabel={actionsLabel}
                  pin={pin}
                  isTabStop={index === tabStop}
                  isMuted={isMuted?.(row)}
                  isNew={isNew?.(row)}
                  choice={
                    selection && {
                      label: `选择：${selection.nameOf(row)}`,
                      isSelected: selection.selected.has(rowKey(row)),
                      onPress: (isRange) => press(rowKey(row), isRange),
                    }
                  }
                />
              ))
            )}
          </tbody>
        </Table>
      </Scroller>
      {hasMoreBefore && <Edge $side="start" />}
      {hasMoreAfter && !actions && <Edge $side="end" />}
    </Frame>
  )
}
