import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '#design-system/button/index.ts'
import { ConfirmDialog } from '#design-system/confirm-dialog/index.ts'
import { ConsoleLocale } from '#design-system/console-locale/index.ts'
import { SearchField } from '#design-system/search-field/index.ts'
import { DataTable, useTableView, type DataTableColumn, type TableQuery } from './index.ts'

type City = { id: number; name: string }

const columns: DataTableColumn<City>[] = [
  { key: 'name', header: '城市', isRowHeader: true, isSortable: true },
]
const cities: City[] = ['合肥', '淮南', '扬州'].map((name, index) => ({ id: index + 1, name }))

function CityTable({ onEdit = vi.fn() }: { onEdit?: (name: string) => void }) {
  const [rows, setRows] = useState(cities)
  const [asked, setAsked] = useState<City>()
  return (
    <ConsoleLocale>
      <DataTable
        label="城市列表"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        actions={(city) => (
          <>
            <Button onClick={() => onEdit(city.name)}>编辑{city.name}</Button>
            <Button onClick={() => setAsked(city)}>删除{city.name}</Button>
          </>
        )}
      />
      <ConfirmDialog
        isOpen={asked !== undefined}
        onConfirm={async () => {
          await new Promise((resolve) => setTimeout(resolve, 30))
          setRows((former) => former.filter((city) => city !== asked))
          setAsked(undefined)
        }}
        onCancel={() => setAsked(undefined)}
      >
        确定要删除吗？
      </ConfirmDialog>
    </ConsoleLocale>
  )
}

const row = (name: string) => screen.getByRole('rowheader', { name }).closest('tr')

async function remove(name: string) {
  await userEvent.click(screen.getByRole('button', { name: `删除${name}` }))
  await userEvent.click(await screen.findByRole('button', { name: '确定' }))
}

test('Tab stops at one row; arrows, Home and End lead to the others; Enter opens the record', async () => {
  const onEdit = vi.fn()
  render(<CityTable onEdit={onEdit} />)
  await userEvent.tab()
  await userEvent.tab()
  expect(row('合肥')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{ArrowDown}')
  expect(row('淮南')).toHaveFocus()
  await userEvent.keyboard('{End}{ArrowDown}')
  expect(row('扬州')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onEdit).toHaveBeenCalledExactlyOnceWith('扬州')
  await userEvent.keyboard('{Home}')
  expect(row('合肥')).toHaveFocus()
  expect(screen.getAllByRole('row').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
})

test('From a button in a row the arrows go to the next row, and Enter stays the button’s own', async () => {
  const onEdit = vi.fn()
  render(<CityTable onEdit={onEdit} />)
  screen.getByRole('button', { name: '编辑淮南' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(onEdit).toHaveBeenCalledExactlyOnceWith('淮南')
  await userEvent.keyboard('{ArrowDown}')
  expect(row('扬州')).toHaveFocus()
})

test('After a delete the next row’s first act has the focus, after the last row the one before', async () => {
  render(<CityTable />)
  await remove('淮南')
  await waitFor(() => expect(screen.getByRole('button', { name: '编辑扬州' })).toHaveFocus())
  await remove('扬州')
  await waitFor(() => expect(screen.getByRole('button', { name: '编辑合肥' })).toHaveFocus())
  await remove('合肥')
  await waitFor(() => expect(screen.getByRole('region', { name: '城市列表' })).toHaveFocus())
})

test('A row that goes while somebody is elsewhere takes no focus along', async () => {
  const table = {
    label: '城市列表',
    columns,
    rowKey: ({ id }: City) => id,
    actions: () => <button>编辑</button>,
  }
  const both = (rows: City[]) => (
    <>
      <input aria-label="搜索" />
      <DataTable {...table} rows={rows} />
    </>
  )
  const { rerender } = render(both(cities))
  await userEvent.click(screen.getAllByRole('button', { name: '编辑' })[0]!)
  await userEvent.click(screen.getByRole('textbox'))
  rerender(both(cities.slice(1)))
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
  expect(screen.getByRole('textbox')).toHaveFocus()
})

test('Disabled and new rows say so to the eye, a new one to a screen reader too; the name of the row stays', () => {
  render(
    <DataTable
      label="城市列表"
      columns={columns}
      rows={cities}
      rowKey={({ id }) => id}
      isMuted={({ id }) => id === 1}
      isNew={({ id }) => id === 3}
    />,
  )
  expect(row('合肥')).toHaveAttribute('data-muted')
  expect(row('淮南')).not.toHaveAttribute('data-muted')
  expect(row('扬州')).toHaveAccessibleDescription('刚刚添加')
  expect(within(row('扬州')!).getByText('新')).toBeVisible()
})

function Look({
  rows,
  onLook,
  initial,
}: {
  rows?: City[]
  onLook: (look: TableQuery) => void
  initial?: object
}) {
  const view = useTableView(rows, { searchIn: ['name'], onLook, initial })
  return (
    <>
      <SearchField {...view.searchProps} hasSlashShortcut />
      <DataTable label="城市列表" columns={columns} rowKey={({ id }) => id} {...view.tableProps} />
      <p>第 {view.paginationProps.page} 页</p>
    </>
  )
}

test('X-85 a table sorted here starts as it was looked at, and tells how it is', async () => {
  const onLook = vi.fn()
  const many = Array.from({ length: 30 }, (_, index) => ({ id: index, name: `城市${index}` }))
  const initial = { page: 2, size: 20, sort: 'name', order: 'desc' }
  const { rerender } = render(<Look onLook={onLook} initial={initial} />)
  rerender(<Look rows={many} onLook={onLook} initial={initial} />)
  expect(screen.getByText('第 2 页')).toBeVisible()
  expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('城市9')
  expect(onLook).not.toHaveBeenCalled()
  await userEvent.type(screen.getByRole('searchbox'), '城市2')
  await waitFor(() =>
    expect(onLook).toHaveBeenLastCalledWith({
      page: 1,
      size: 20,
      keyword: '城市2',
      sort: 'name',
      order: 'desc',
    }),
  )
})

test('Esc empties the search and then leaves it', async () => {
  render(<Look rows={cities} onLook={vi.fn()} />)
  await userEvent.keyboard('/')
  await userEvent.keyboard('合肥')
  expect(screen.getAllByRole('rowheader')).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('searchbox')).toHaveFocus()
  expect(screen.getAllByRole('rowheader')).toHaveLength(3)
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('searchbox')).not.toHaveFocus()
})
