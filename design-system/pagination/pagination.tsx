import { ChevronLeft, ChevronRight } from 'lucide-react'
import { forwardRef, memo, type ComponentPropsWithoutRef } from 'react'
import { SelectField } from '#design-system/select-field/index.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { GAP, pageNumbers } from './page-numbers.ts'
import { PAGE_SIZES } from './page-size.ts'
import { NumberPlace, PageButton, Pages, Root, Size, Total } from './pagination.styles.ts'

export type PaginationProps = ComponentPropsWithoutRef<'nav'> & {
  /** The page shown, counted from 1. */
  page: number
  /** Rows on a page. */
  pageSize: number
  /** All rows there are. */
  total: number
  /** Told the wished page, counted from 1. */
  onPageChange: (page: number) => void
  /** Told another page size; without it the size cannot be chosen. */
  onPageSizeChange?: (pageSize: number) => void
  /** Sizes on offer (spec: decision X-33). */
  pageSizes?: readonly number[]
  /** Name of the navigation. */
  label?: string
}

const DrawnPagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(
  { page, pageSize, total, onPageChange, onPageSizeChange, pageSizes = PAGE_SIZES, label = '分页', ...rest },
  ref,
) {
  const pages = Math.max(1, Math.ceil(total / pageSize))

  function turn(label: string, target: number, icon: JSX.Element) {
    const isEnd = target < 1 || target > pages
    return (
      <PageButton
        type="button"
        aria-label={label}
        aria-disabled={isEnd || undefined}
        onClick={() => !isEnd && onPageChange(target)}
      >
        {icon}
      </PageButton>
    )
  }

  return (
    <Root {...rest} ref={ref} aria-label={label}>
      {/* How many there are is said by what they were searched with. */}
      <VisuallyHidden role="status">
        第 {page} 页，共 {pages} 页
      </VisuallyHidden>
      <Total as="div">
        <span>共 {total} 条</span>
        {onPageSizeChange && (
          <Size>
            <SelectField
              label="每页条数"
              isLabelHidden
              size="small"
              value={pageSize}
              onChange={onPageSizeChange}
              options={pageSizes.map((size) => ({ value: size, label: `${size} 条/页` }))}
            />
          </Size>
        )}
      </Total>
      <Pages>
        <li>{turn('上一页', page - 1, <ChevronLeft aria-hidden />)}</li>
        {pageNumbers(page, pages).map((number, place) =>
          number === GAP ? (
            <NumberPlace key={`gap-${place}`} $isCurrent={false} aria-hidden>
              …
            </NumberPlace>
          ) : (
            <NumberPlace key={number} $isCurrent={number === page}>
              <PageButton
                type="button"
                aria-label={`第 ${number} 页`}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onPageChange(number)}
              >
                {number}
              </PageButton>
            </NumberPlace>
          ),
        )}
        <li>{turn('下一页', page + 1, <ChevronRight aria-hidden />)}</li>
      </Pages>
    </Root>
  )
})

/** Leafs through a table (spec: decision X-33); drawn again only with other numbers or another function. */
export const Pagination = memo(DrawnPagination)
