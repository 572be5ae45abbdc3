import {
  forwardRef,
  useImperativeHandle,
  useRef,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
} from 'react'
import { EmptyState } from '#design-system/empty-state/index.ts'
import { ProgressBar } from '#design-system/progress-bar/index.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { Message, Place, Refreshing } from './data-table.styles.ts'
import { LoadFailure } from './load-failure.tsx'
import { RecordTable, type RecordTableProps } from './record-table.tsx'
import { useRestoreFocus } from './use-restore-focus.ts'
import { useRetry } from './use-retry.ts'

export type DataTableProps<Row> = Omit<ComponentPropsWithoutRef<'section'>, 'children'> &
  RecordTableProps<Row> & {
    /** Being loaded: skeleton rows at first, later a thin bar over the rows that are there. */
    isLoading?: boolean
    /** Why the rows could not be loaded (back-office §8, load failures); rows that are there stay. */
    error?: string | null
    /** Loads again after an error. */
    onRetry?: () => void
    /** Words of the button that loads again. */
    retryText?: string
    /** Shown when there are no rows: says what to do. */
    empty?: ReactNode
  }

function DataTableWithRef<Row>(
  {
    label,
    hasCaption,
    columns,
    rows,
    rowKey,
    sort,
    onSortChange,
    actions,
    actionsLabel,
    selection,
    onOpen,
    isMuted,
    isNew,
    isLoading = false,
    error,
    onRetry,
    retryText,
    empty = <EmptyState title="暂无数据" />,
    ...rest
  }: DataTableProps<Row>,
  ref: ForwardedRef<HTMLElement>,
) {
  const place = useRef<HTMLElement>(null)
  useImperativeHandle(ref, () => place.current as HTMLElement)
  const { isRetried, retry } = useRetry(place, error, onRetry)
  useRestoreFocus(place, rows?.map(rowKey), selection?.selected.size)
  const hasRows = Boolean(rows?.length)

  return (
    // The focus comes here when the button that loads again has done its work and is gone.
    <Place tabIndex={-1} {...rest} ref={place} aria-label={label} aria-busy={isLoading || undefined}>
      <VisuallyHidden role="status">
        {isLoading ? `正在加载${label}` : isRetried && error ? error : ''}
      </VisuallyHidden>
      {isLoading && hasRows && (
        <Refreshing>
          <ProgressBar label={`正在加载${label}`} isLabelHidden isIndeterminate />
        </Refreshing>
      )}
      {error && (
        <LoadFailure
          error={error}
          isLoading={isLoading}
          onRetry={onRetry && retry}
          retryText={retryText}
          isAboveRows={hasRows}
        />
      )}
      {hasRows || (isLoading && !error) ? (
        <RecordTable
          {...{
            label,
            hasCaption,
            columns,
            rows,
            rowKey,
            sort,
            onSortChange,
            actions,
            actionsLabel,
            selection,
            onOpen,
            isMuted,
            isNew,
          }}
        />
      ) : (
        !error && <Message>{empty}</Message>
      )}
    </Place>
  )
}

/** Records as rows; cards where the place is narrower than 40rem (back-office §2.5). */
export const DataTable = forwardRef(DataTableWithRef) as <Row>(
  props: DataTableProps<Row> & RefAttributes<HTMLElement>,
) => ReactElement
