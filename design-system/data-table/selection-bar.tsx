import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { Button } from '#design-system/button/index.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { Bar } from './selection.styles.ts'

export type SelectionBarProps = ComponentPropsWithoutRef<'div'> & {
  /** How many rows are chosen; the bar is there from the first on. */
  count: number
  /** Takes the choice back. */
  onClear: () => void
}

/**
 * Sticky bar below a table with the number of selected rows and bulk actions. Above the table it would move the rows
 * at the first selection.
 */
export const SelectionBar = forwardRef<HTMLDivElement, SelectionBarProps>(function SelectionBar(
  { count, onClear, children, ...rest },
  ref,
) {
  return (
    <>
      {/* Stands there before anything is chosen, so that the first choice is read out too. */}
      <VisuallyHidden role="status">{count > 0 ? `已选择 ${count} 条` : ''}</VisuallyHidden>
      {count > 0 && (
        <Bar role="group" aria-label="批量操作" data-notices-above {...rest} ref={ref}>
          <span aria-hidden>已选择 {count} 条</span>
          {children}
          <Button size="small" variant="quiet" onClick={onClear}>
            取消选择
          </Button>
        </Bar>
      )}
    </>
  )
})
