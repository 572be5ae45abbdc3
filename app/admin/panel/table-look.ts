import type { TableQuery, TableSort } from '#design-system/data-table/index.ts'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '#design-system/pagination/index.ts'

/**
 * How a table is looked at, as the address keeps it: a value for each of its names, '' for what the table opens
 * with anyway.
 * @param first how the table is sorted until a heading is pressed; null where it keeps the given order
 */
export function lookOf(query: TableQuery, first: TableSort | null): Record<keyof TableQuery, string> {
  const { page, size, keyword = '', sort = '', order = '' } = query
  const isFirst = sort === first?.key && order === (first.direction === 'ascending' ? 'asc' : 'desc')
  return {
    page: page === 1 ? '' : String(page),
    size: size === DEFAULT_PAGE_SIZE ? '' : String(size),
    keyword,
    sort: isFirst ? '' : sort,
    order: isFirst ? '' : order,
  }
}

/**
 * The same out of an address; what a table cannot be asked for is left out.
 * @param columns keys of the columns; the table is sorted by no other
 */
export function lookIn(look: URLSearchParams, columns: readonly string[]): Partial<TableQuery> {
  const page = Number(look.get('page'))
  const size = PAGE_SIZES.find((each) => String(each) === look.get('size'))
  const sort = columns.find((name) => name === look.get('sort'))
  const keyword = look.get('keyword')?.trim()
  return {
    ...(Number.isSafeInteger(page) && page > 0 && { page }),
    ...(size && { size }),
    ...(sort && { sort, order: look.get('order') === 'asc' ? 'asc' : 'desc' }),
    ...(keyword && { keyword }),
  }
}
