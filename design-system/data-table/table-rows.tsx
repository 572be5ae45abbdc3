import type { ReactNode } from 'react'
import { Skeleton } from '#design-system/skeleton/index.ts'
import { plainCell, type DataTableColumn } from './column.ts'
import { Actions, ActionsCell, Cell, CellLabel } from './data-table.styles.ts'
import { BodyRow, NewMark, RowHeader } from './row.styles.ts'
import { SelectBox, type SelectBoxProps } from './select-box.tsx'
import { SelectCell } from './selection.styles.ts'
import type { Pin } from './table-layout.ts'

type TableRowProps<Row> = {
  row: Row
  columns: readonly DataTableColumn<Row>[]
  actions: ((row: Row) => ReactNode) | undefined
  actionsLabel: string
  /** How the column of buttons stands over the others, where the table scrolls. */
  pin: Pin | undefined
  /** The Tab key stops at this row; the arrow keys lead to the others. */
  isTabStop: boolean
  isMuted: boolean | undefined
  isNew: boolean | undefined
  /** Whether the row is chosen, and what a press on its box does; absent where rows cannot be chosen. */
  choice?: Omit<SelectBoxProps, 'shortLabel' | 'isIndeterminate'>
}

/* Explicit roles: laid out as cards the elements would otherwise lose their table meaning in some browsers. */

/** One record. */
export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, columns, actions, actionsLabel, pin, isTabStop, isMuted, isNew, choice } = props
  return (
    <BodyRow
      role="row"
      tabIndex={isTabStop ? 0 : -1}
      data-selected={choice?.isSelected || undefined}
      data-muted={isMuted || undefined}
      data-new={isNew || undefined}
      aria-description={isNew ? '刚刚添加' : undefined}
    >
      {choice && (
        <SelectCell role="cell">
          <SelectBox {...choice} />
        </SelectCell>
      )}
      {columns.map(({ key, header, cell, align = 'start', isRowHeader, isQuiet }) => {
        const content = cell ? cell(row) : plainCell(row, key)
        return isRowHeader ? (
          <RowHeader key={key} role="rowheader" scope="row" $align={align}>
            {content}
            {isNew && <NewMark aria-hidden>新</NewMark>}
          </RowHeader>
        ) : (
          <Cell key={key} role="cell" $align={align} $isQuiet={isQuiet}>
            <CellLabel aria-hidden>{header}</CellLabel>
            <div>{content}</div>
          </Cell>
        )
      })}
      {actions && (
        <ActionsCell role="cell" $align="end" $pin={pin}>
          <Actions role="group" aria-label={actionsLabel} data-row-actions="">
            {actions(row)}
          </Actions>
        </ActionsCell>
      )}
    </BodyRow>
  )
}

type LoadingRowsProps<Row> = {
  columns: readonly DataTableColumn<Row>[]
  count: number
  hasActions: boolean
  hasSelection: boolean
}

/** Where records will stand, while they are being loaded. */
export function LoadingRows<Row>({ columns, count, hasActions, hasSelection }: LoadingRowsProps<Row>) {
  return Array.from({ length: count }, (_, index) => (
    <BodyRow key={index} role="row" aria-hidden>
      {hasSelection && <SelectCell role="cell" />}
      {columns.map(({ key, align = 'start' }) => (
        <Cell key={key} role="cell" $align={align}>
          <Skeleton width="70%" />
        </Cell>
      ))}
      {hasActions && (
        <ActionsCell role="cell" $align="end">
          <Skeleton width="5rem" />
        </ActionsCell>
      )}
    </BodyRow>
  ))
}
