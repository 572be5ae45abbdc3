import type { ReactNode } from 'react'
import { Skeleton } from '#design-system/skeleton/index.ts'
import { plainCell, type DataTableColumn } from './column.ts'
import { Actions, ActionsCell, BodyRow, Cell, CellLabel, RowHeader } from './data-table.styles.ts'
import { SelectBox, type SelectBoxProps } from './select-box.tsx'
import { SelectCell } from './selection.styles.ts'

type TableRowProps<Row> = {
  row: Row
  columns: readonly DataTableColumn<Row>[]
  actions: ((row: Row) => ReactNode) | undefined
  actionsLabel: string
  isPinned: boolean
  /** Whether the row is chosen, and what a press on its box does; absent where rows cannot be chosen. */
  choice?: Omit<SelectBoxProps, 'shortLabel' | 'isIndeterminate'>
}

/* Explicit roles: laid out as cards the elements would otherwise lose their table meaning in some browsers. */

/** One record. */
export function TableRow<Row>({ row, columns, actions, actionsLabel, isPinned, choice }: TableRowProps<Row>) {
  return (
    <BodyRow role="row" data-selected={choice?.isSelected || undefined}>
      {choice && (
        <SelectCell role="cell">
          <SelectBox {...choice} />
        </SelectCell>
      )}
      {columns.map(({ key, header, cell, align = 'start', isRowHeader }) => {
        const content = cell ? cell(row) : plainCell(row, key)
        return isRowHeader ? (
          <RowHeader key={key} role="rowheader" scope="row" $align={align}>
            {content}
          </RowHeader>
        ) : (
          <Cell key={key} role="cell" $align={align}>
            <CellLabel aria-hidden>{header}</CellLabel>
            <div>{content}</div>
          </Cell>
        )
      })}
      {actions && (
        <ActionsCell role="cell" $align="end" $isPinned={isPinned}>
          <Actions role="group" aria-label={actionsLabel}>
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
        <ActionsCell role="cell" $align="end" $isPinned={false}>
          <Skeleton width="5rem" />
        </ActionsCell>
      )}
    </BodyRow>
  ))
}
