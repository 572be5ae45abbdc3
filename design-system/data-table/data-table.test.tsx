import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SearchField } from '#design-system/search-field/index.ts'
import { Pagination } from '#design-system/pagination/index.ts'
import { DataTable, useTableView, type DataTableColumn } from './index.ts'

type City = { id: number; name: string; order: number | null }

const columns: DataTableColumn<City>[] = [
  { key: 'name', header: '城市', isRowHeader: true, isSortable: true },
  { key: 'order', header: '排序', isSortable: true, align: 'end' },
]

const cities: City[] = Array.from({ length: 23 }, (_, index) => ({
  id: index + 1,
  name: `城市${index + 1}`,
  order: 23 - index,
}))

function CityTable() {
  const view = useTableView(cities, {
    searchIn: ['name'],
    defaultSort: { key: 'order', direction: 'ascending' },
  })
  return (
    <>
      <SearchField {...view.searchProps} />
      <DataTable label="城市列表" columns={columns} rowKey={(city) => city.id} {...view.tableProps} />
      <Pagination {...view.paginationProps} />
    </>
  )
}

const firstName = () => screen.getAllByRole('rowheader')[0]

test('A table shows ten rows a page, in the default sort', () => {
  render(<CityTable />)
  const names = screen.getAllByText(/^城市\d+$/)
  expect(names).toHaveLength(10)
  expect(names[0]).toHaveTextContent('城市23')
  expect(screen.getAllByText('排序')[0]?.closest('th')).toHaveAttribute('aria-sort', 'ascending')
  expect(screen.getByText('共 23 条')).toBeVisible()
})

test('A press on a heading sorts by it, a second press the other way round, numbers inside texts counted', async () => {
  render(<CityTable />)
  await userEvent.click(screen.getByRole('button', { name: '城市' }))
  expect(firstName()).toHaveTextContent('城市1')
  await userEvent.click(screen.getByRole('button', { name: '城市' }))
  expect(firstName()).toHaveTextContent('城市23')
  expect(screen.getByRole('columnheader', { name: '城市' })).toHaveAttribute('aria-sort', 'descending')
})

test('The last page holds the rest, and a search goes back to the first', async () => {
  render(<CityTable />)
  await userEvent.click(screen.getByRole('button', { name: '第 3 页' }))
  expect(screen.getAllByRole('rowheader')).toHaveLength(3)
  await userEvent.type(screen.getByRole('searchbox'), '城市2')
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
    '城市23',
    '城市22',
    '城市21',
    '城市20',
    '城市2',
  ])
  expect(screen.getByText('共 5 条')).toBeVisible()
})

test('While nothing has been loaded the table is busy and shows no record', () => {
  render(
    <DataTable label="城市列表" columns={columns} rows={undefined} rowKey={(city) => city.id} isLoading />,
  )
  expect(screen.getByRole('region', { name: '城市列表' })).toHaveAttribute('aria-busy', 'true')
  expect(screen.queryByRole('rowheader')).toBeNull()
  expect(screen.getByText('正在加载城市列表')).toBeInTheDocument()
})

test('A failed load says why and can be tried again', async () => {
  const retry = vi.fn()
  render(
    <DataTable
      label="城市列表"
      columns={columns}
      rows={undefined}
      rowKey={(city) => city.id}
      error="加载城市失败"
      onRetry={retry}
    />,
  )
  expect(within(screen.getByRole('alert')).getByText('加载城市失败')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '重新加载' }))
  expect(retry).toHaveBeenCalledOnce()
})

test('While it is tried again the button waits in its place; once rows are there the focus is on the table', async () => {
  const table = { label: '城市列表', columns, rowKey: (city: City) => city.id, onRetry: () => {} }
  const failed = { ...table, rows: undefined, error: '加载城市失败' }
  const { rerender } = render(<DataTable {...failed} />)
  const button = screen.getByRole('button', { name: '重新加载' })
  await userEvent.click(button)
  rerender(<DataTable {...failed} isLoading />)
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByText('加载城市失败')).toBeVisible()
  rerender(<DataTable {...table} rows={cities} />)
  expect(screen.queryByText('加载城市失败')).toBeNull()
  expect(screen.getByRole('region', { name: '城市列表' })).toHaveFocus()
})

test('A failed refresh keeps the rows that are there, and a second failure is said again', async () => {
  const table = { label: '城市列表', columns, rows: cities.slice(0, 2), rowKey: (city: City) => city.id }
  const failed = { ...table, error: '加载城市失败', onRetry: () => {} }
  const { rerender } = render(<DataTable {...failed} />)
  expect(within(screen.getByRole('alert')).getByText('加载城市失败')).toBeVisible()
  expect(screen.getAllByRole('rowheader')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: '重新加载' }))
  rerender(<DataTable {...failed} isLoading />)
  expect(screen.getAllByRole('rowheader')).toHaveLength(2)
  rerender(<DataTable {...failed} />)
  expect(screen.getByRole('status')).toHaveTextContent('加载城市失败')
  expect(screen.getByRole('button', { name: '重新加载' })).toHaveFocus()
})

test('A table without rows says so, and a missing value is a dash', () => {
  const { rerender } = render(
    <DataTable label="城市列表" columns={columns} rows={[]} rowKey={(city) => city.id} />,
  )
  expect(screen.getByText('暂无数据')).toBeVisible()
  rerender(
    <DataTable
      label="城市列表"
      columns={columns}
      rows={[{ id: 1, name: '合肥', order: null }]}
      rowKey={(city) => city.id}
    />,
  )
  expect(screen.getByRole('cell', { name: '—' })).toBeVisible()
})
