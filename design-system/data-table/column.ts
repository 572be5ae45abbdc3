import type { CSSProperties, ReactNode } from 'react'

/** Which way a column is sorted. */
export type SortDirection = 'ascending' | 'descending'

/** The sorted column and its direction. */
export type TableSort = {
  /** The column's key. */
  key: string
  /** Smallest or largest first. */
  direction: SortDirection
}

/** One column: how it is named, drawn and measured. */
export type DataTableColumn<Row> = {
  /** Name of the column, also the sort key. */
  key: string
  /** Heading over the column, and label of the fact on small screens. */
  header: string
  /** What stands in the cell; without it the row's value of that key as text. */
  cell?: (row: Row) => ReactNode
  /** Width in px or any CSS width; long text wraps inside it. */
  width?: number | string
  /** What the column is never narrower than: where room is short the table scrolls inside its frame. */
  minWidth?: number | string
  /** Side on which heading and cells stand; the start unless given. */
  align?: 'start' | 'center' | 'end'
  /** Seldom looked for, such as the time of creation: weaker and smaller than the others. */
  isQuiet?: boolean
  /** The heading becomes a button that sorts. */
  isSortable?: boolean
  /** Names the row: the row's heading for screen readers and the card's title on small screens. */
  isRowHeader?: boolean
}

/** The column's measures as custom properties, which only the table layout reads; cards are measured by themselves. */
export function columnMeasures({
  width,
  minWidth,
}: Pick<DataTableColumn<never>, 'width' | 'minWidth'>): CSSProperties {
  return { '--column-width': cssLength(width), '--column-min-width': cssLength(minWidth) } as CSSProperties
}

function cssLength(value: number | string | undefined): string | undefined {
  return typeof value === 'number' ? `${value}px` : value
}

/** What a cell shows when its column draws nothing itself. */
export function plainCell<Row>(row: Row, key: string): ReactNode {
  const value = (row as Record<string, unknown>)[key]
  return value === null || value === undefined || value === '' ? '—' : String(value)
}
