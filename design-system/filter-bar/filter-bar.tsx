import { FilterX, ListFilter } from 'lucide-react'
import {
  forwardRef,
  useId,
  useImperativeHandle,
  useRef,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react'
import { Button } from '#design-system/button/index.ts'
import { Toolbar } from '#design-system/toolbar/index.ts'
import { Bar, Filters, FoldButton, Search, Summary, Tools, WithTools } from './filter-bar.styles.ts'
import { useStickyOffset } from './use-sticky-offset.ts'
import { useUnfolded } from './use-unfolded.ts'

export type FilterBarProps = Omit<ComponentPropsWithoutRef<'div'>, 'onChange'> & {
  /** Name of the row, such as 留言筛选. */
  label: string
  /** The search field, always in sight. */
  search?: ReactNode
  /** Selects and date ranges; folded behind a button where the place is narrower than 640 px. */
  children?: ReactNode
  /** Rarely used buttons, such as columns and export; folded with the filters up to 480 px of width. */
  tools?: ReactNode
  /** Buttons at the end, always in sight. */
  actions?: ReactNode
  /** How many of the search and the filters narrow the list now. */
  activeCount: number
  /** Takes the search and all filters back. */
  onClear: () => void
  /** How many records are left; undefined while unknown. */
  resultCount?: number
  /** Measure word and noun after the figure. */
  resultNoun?: string
  /** The records are being loaded. */
  isLoading?: boolean
  /** Stays in sight below `--sticky-top` while the table scrolls, and the table's head below it; not while unfolded. */
  isSticky?: boolean
}

/** What narrows a table, what it leaves, and the way back (back-office §2.5; art direction: sticky filters). */
export const FilterBar = forwardRef<HTMLDivElement, FilterBarProps>(function FilterBar(props, ref) {
  const { label, search, children, tools, actions, activeCount, onClear, isSticky, ...others } = props
  const { resultCount, resultNoun = '条记录', isLoading = false, ...rest } = others
  const id = useId()
  const toolbar = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => bar.current as HTMLDivElement)
  const foldButton = useRef<HTMLDivElement>(null)
  const [isUnfolded, setUnfolded] = useUnfolded(bar, foldButton)
  const staysInSight = isSticky && !isUnfolded
  useStickyOffset(bar, staysInSight)
  const isNarrowed = activeCount > 0
  const clear = () => {
    onClear()
    // Its button goes with the conditions; focus would fall to the document.
    toolbar.current?.querySelector<HTMLElement>('input, button')?.focus()
  }
  return (
    <Bar {...rest} ref={bar} $isSticky={staysInSight}>
      <Toolbar
        ref={toolbar}
        label={label}
        actions={
          (tools ?? actions) && (
            <>
              {tools && (
                <Tools id={`${id}-tools`} $isUnfolded={isUnfolded}>
                  {tools}
                </Tools>
              )}
              {actions}
            </>
          )
        }
      >
        {search && <Search>{search}</Search>}
        {(children ?? tools) && (
          <FoldButton ref={foldButton} $hasFilters={Boolean(children)}>
            <Button
              variant="secondary"
              size="small"
              icon={<ListFilter aria-hidden />}
              aria-expanded={isUnfolded}
              aria-controls={`${id}-filters ${id}-tools`}
              onClick={() => setUnfolded(!isUnfolded)}
            >
              <span>
                {children ? '筛选' : '列与导出'}
                {children && tools && <WithTools>与列</WithTools>}
                {isNarrowed && `（${activeCount}）`}
              </span>
            </Button>
          </FoldButton>
        )}
        {children && (
          <Filters id={`${id}-filters`} $isUnfolded={isUnfolded}>
            {children}
          </Filters>
        )}
      </Toolbar>
      <Summary>
        <span role="status">{summaryOf({ resultCount, resultNoun, isLoading, isNarrowed })}</span>
        {isNarrowed && (
          <>
            <span>已用 {activeCount} 个条件</span>
            <Button variant="quiet" size="small" icon={<FilterX aria-hidden />} onClick={clear}>
              清除条件
            </Button>
          </>
        )}
      </Summary>
    </Bar>
  )
})

function summaryOf(props: {
  resultCount: number | undefined
  resultNoun: string
  isLoading: boolean
  isNarrowed: boolean
}) {
  const { resultCount, resultNoun, isLoading, isNarrowed } = props
  if (isLoading) return '正在加载…'
  if (resultCount === undefined) return ''
  return `${isNarrowed ? '找到' : '共'} ${resultCount} ${resultNoun}`
}
