import { memo, type Key, type ReactNode } from 'react'
import { Skeleton } from '#design-system/skeleton/index.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { plainCell, type DataTableColumn } from './column.ts'
import { isAlike } from './is-alike.ts'
import { Actions, ActionsCell, BodyRow, Cell, CellLabel, NewMark, RowHeader } from './row.styles.ts'
import { SelectBox } from './select-box.tsx'
import { SelectCell } from './selection.styles.ts'

type TableRowProps<Row> = {
  row: Row
  /** What tells it from another. */
  name: Key
  columns: readonly DataTableColumn<Row>[]
  actions: ((row: Row) => ReactNode) | undefined
  actionsLabel: string
  isPinned: boolean
  /** Columns stand out of sight under the pinned one. */
  isLifted: boolean
  /** Looks weaker than the others. */
  isMuted: boolean
  /** Bears the mark of a row that was just added. */
  isNew: boolean
  /** Whether Tab reaches the row. */
  tabIndex: 0 | -1
  /** The row's box, and whether it is chosen; absent where rows cannot be chosen. */
  choice?: { label: string; isSelected: boolean }
  /** Told that the box was pressed, and whether the shift key was held. */
  onChoose: (name: Key, isRange: boolean) => void
}

/* Explicit roles: laid out as cards the elements would otherwise lose their table meaning in some browsers. */

/**
 * A memoized row: it renders only when its record or column functions change. So an open form or a reload of the same
 * records leaves it untouched.
 */
export const TableRow = memo(DrawnRow, isAlike) as typeof DrawnRow

function DrawnRow<Row>(props: TableRowProps<Row>) {
  const { row, name, columns, actions, actionsLabel, isPinned, isLifted, isMuted, isNew } = props
  const { tabIndex, choice, onChoose } = props
  const named = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0]
  return (
    <BodyRow
      role="row"
      tabIndex={tabIndex}
      data-row
      data-selected={choice?.isSelected || undefined}
      data-muted={isMuted || undefined}
    >
      {choice && (
        <SelectCell role="cell">
          <SelectBox {...choice} onPress={(isRange) => onChoose(name, isRange)} />
        </SelectCell>
      )}
      {columns.map(({ key, header, cell, align = 'start', isRowHeader }) => {
        const value = cell ? cell(row) : plainCell(row, key)
        const content = isNew && key === named?.key ? <Marked>{value}</Marked> : value
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
        <ActionsCell role="cell" $align="end" $isPinned={isPinned} $isLifted={isLifted}>
          <Actions role="group" aria-label={actionsLabel}>
            {actions(row)}
          </Actions>
        </ActionsCell>
      )}
    </BodyRow>
  )
}

function Marked({ children }: { children: ReactNode }) {
  return (
    <>
      {children}{' '}
      <NewMark>
        新<VisuallyHidden>添加</VisuallyHidden>
      </NewMark>
    </>
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
        <ActionsCell role="cell" $align="end" $isPinned={false} $isLifted={false}>
          <Skeleton width="5rem" />
        </ActionsCell>
      )}
    </BodyRow>
  ))
}
