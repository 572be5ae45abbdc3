import { CloudOff, RotateCw } from 'lucide-react'
import {
  forwardRef,
  useId,
  useRef,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type Key,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
} from 'react'
import { Button } from '#design-system/button/index.ts'
import { EmptyState } from '#design-system/empty-state/index.ts'
import { ProgressBar } from '#design-system/progress-bar/index.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import type { DataTableColumn, TableSort } from './column.ts'
import {
  Caption,
  HeadCell,
  HeadRow,
  Message,
  Place,
  Refreshing,
  Scroller,
  Table,
} from './data-table.styles.ts'
import { SortButton } from './sort-button.tsx'
import { LoadingRows, TableRow } from './table-rows.tsx'
import { useOverflow } from './use-overflow.ts'

const LOADING_ROWS = 5

export type DataTableProps<Row> = Omit<ComponentPropsWithoutRef<'section'>, 'children'> & {
  /** Name of the table, such as 轮播图列表. */
  label: string
  /** Shows the name above the table; otherwise only screen readers hear it. */
  hasCaption?: boolean
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
  actionsLabel?: string
  /** Being loaded: skeleton rows at first, later a thin bar over the rows that are there. */
  isLoading?: boolean
  /** Why the rows could not be loaded (spec: back-office §8, load failures). */
  error?: string | null
  /** Loads again after an error. */
  onRetry?: () => void
  retryText?: string
  /** Shown when there are no rows: says what to do. */
  empty?: ReactNode
}

function DataTableWithRef<Row>(
  {
    label,
    hasCaption = false,
    columns,
    rows,
    rowKey,
    sort,
    onSortChange,
    actions,
    actionsLabel = '操作',
    isLoading = false,
    error,
    onRetry,
    retryText = '重新加载',
    empty = <EmptyState title="暂无数据" />,
    ...rest
  }: DataTableProps<Row>,
  ref: ForwardedRef<HTMLElement>,
) {
  const scroller = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const isOverflowing = useOverflow(scroller, table)
  const captionId = useId()
  const isFirstLoad = isLoading && !rows?.length
  const hasRows = Boolean(rows?.length)

  function toggleSort(key: string) {
    const isAscending = sort?.key === key && sort.direction === 'ascending'
    onSortChange?.({ key, direction: isAscending ? 'descending' : 'ascending' })
  }

  if (error && !isLoading) {
    return (
      <Place {...rest} ref={ref} aria-label={label}>
        <Message role="alert">
          <EmptyState
            title={error}
            icon={<CloudOff />}
            action={
              onRetry && (
                <Button variant="secondary" size="small" icon={<RotateCw aria-hidden />} onClick={onRetry}>
                  {retryText}
                </Button>
              )
            }
          />
        </Message>
      </Place>
    )
  }
  if (!isFirstLoad && !hasRows) {
    return (
      <Place {...rest} ref={ref} aria-label={label}>
        <Message>{empty}</Message>
      </Place>
    )
  }
  return (
    <Place {...rest} ref={ref} aria-label={label} aria-busy={isLoading || undefined}>
      <VisuallyHidden role="status">{isLoading ? `正在加载${label}` : ''}</VisuallyHidden>
      {isLoading && hasRows && (
        <Refreshing>
          <ProgressBar label={`正在加载${label}`} isLabelHidden isIndeterminate />
        </Refreshing>
      )}
      <Scroller
        ref={scroller}
        $isOverflowing={isOverflowing}
        {...(isOverflowing && { role: 'region', tabIndex: 0, 'aria-labelledby': captionId })}
      >
        <Table ref={table} role="table" aria-labelledby={captionId}>
          <Caption id={captionId} $isHidden={!hasCaption}>
            {hasCaption ? label : <VisuallyHidden>{label}</VisuallyHidden>}
          </Caption>
          {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- as cards, rows are no longer displayed as a table, which takes their implicit roles */}
          <thead role="rowgroup">
            <HeadRow role="row">
              {columns.map(({ key, header, align = 'start', width, isSortable = false }) => {
                const direction = sort?.key === key ? sort.direction : undefined
                return (
                  <HeadCell
                    key={key}
                    role="columnheader"
                    scope="col"
                    aria-sort={isSortable ? (direction ?? 'none') : undefined}
                    $align={align}
                    $isSortable={isSortable}
                    style={{ width }}
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
                <HeadCell role="columnheader" scope="col" $align="end" $isSortable={false}>
                  {actionsLabel}
                </HeadCell>
              )}
            </HeadRow>
          </thead>
          {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- as cards, rows are no longer displayed as a table, which takes their implicit roles */}
          <tbody role="rowgroup">
            {isFirstLoad ? (
              <LoadingRows columns={columns} count={LOADING_ROWS} hasActions={Boolean(actions)} />
            ) : (
              rows?.map((row) => (
                <TableRow
                  key={rowKey(row)}
                  row={row}
                  columns={columns}
                  actions={actions}
                  actionsLabel={actionsLabel}
                  isPinned={isOverflowing}
                />
              ))
            )}
          </tbody>
        </Table>
      </Scroller>
    </Place>
  )
}

/** Records as rows; cards where the place is narrower than 640 px (spec: back-office §2.5). */
export const DataTable = forwardRef(DataTableWithRef) as <Row>(
  props: DataTableProps<Row> & RefAttributes<HTMLElement>,
) => ReactElement
