import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import {
  DataTable,
  RowAct,
  SelectionBar,
  useSelection,
  useTableView,
  type DataTableColumn,
  type DataTableProps,
} from './index.ts'

type City = { id: number; name: string }

const columns: DataTableColumn<City>[] = [
  { key: 'id', header: '编号' },
  { key: 'name', header: '城市', isRowHeader: true },
]
const cities: City[] = ['合肥', '淮南', '扬州'].map((name, index) => ({ id: index + 1, name }))
const without = (...names: string[]) => cities.filter(({ name }) => !names.includes(name))

function Cities(props: Partial<DataTableProps<City>>) {
  return (
    <DataTable
      label="城市列表"
      columns={columns}
      rows={cities}
      rowKey={(city) => city.id}
      actions={({ name }) => <RowAct label={`删除${name}`} icon={<i />} />}
      {...props}
    />
  )
}

const rowOf = (name: string) => screen.getByRole('rowheader', { name }).closest('[role=row]')
const deleteButton = (name: string) => screen.getByRole('button', { name: `删除${name}` })

afterEach(() => vi.unstubAllGlobals())

test('When the row with the focus goes, the row now in its place has it; after the last row the one before', () => {
  const { rerender } = render(<Cities />)
  act(() => deleteButton('淮南').focus())
  rerender(<Cities rows={without('淮南')} />)
  expect(rowOf('扬州')).toHaveFocus()
  rerender(<Cities rows={without('淮南', '扬州')} />)
  expect(rowOf('合肥')).toHaveFocus()
})

test('When no row is left the table itself has the focus', () => {
  const { rerender } = render(<Cities />)
  act(() => deleteButton('合肥').focus())
  rerender(<Cities rows={[]} />)
  expect(screen.getByRole('region', { name: '城市列表' })).toHaveFocus()
})

test('A row that goes takes no focus from where somebody works meanwhile', () => {
  const { rerender } = render(<Cities />)
  act(() => deleteButton('合肥').focus())
  render(<input aria-label="搜索" />)
  act(() => screen.getByLabelText('搜索').focus())
  rerender(<Cities rows={without('合肥')} />)
  expect(screen.getByLabelText('搜索')).toHaveFocus()
})

test('A question in a dialog keeps the focus until it closes; then the next row has it', async () => {
  const { rerender } = render(<Cities />)
  act(() => deleteButton('合肥').focus())
  const { unmount } = render(
    <div role="alertdialog" aria-label="提示">
      <button>确定</button>
    </div>,
  )
  act(() => screen.getByRole('button', { name: '确定' }).focus())
  rerender(<Cities rows={without('合肥')} />)
  expect(screen.getByRole('button', { name: '确定' })).toHaveFocus()
  unmount()
  await waitFor(() => expect(rowOf('淮南')).toHaveFocus())
})

test('When the choice is taken back, the focus that was in its bar is on the row that was chosen last', async () => {
  function Chosen() {
    const { clear, ...selection } = useSelection(cities, ({ id }) => id)
    return (
      <>
        <Cities selection={{ ...selection, nameOf: ({ name }) => name }} />
        <SelectionBar count={selection.selected.size} onClear={clear} />
      </>
    )
  }
  render(<Chosen />)
  await userEvent.click(screen.getByRole('checkbox', { name: /淮南/ }))
  await userEvent.click(screen.getByRole('button', { name: '取消选择' }))
  expect(screen.queryByRole('group', { name: '批量操作' })).toBeNull()
  expect(rowOf('淮南')).toHaveFocus()
})

test('Tab reaches one row, the arrows lead from row to row, Enter opens', async () => {
  const onOpen = vi.fn()
  render(<Cities onOpen={onOpen} />)
  await userEvent.tab()
  expect(rowOf('合肥')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{ArrowDown}')
  expect(rowOf('淮南')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onOpen).toHaveBeenLastCalledWith(cities[1])
  await userEvent.keyboard('{End}{ArrowDown}')
  expect(rowOf('扬州')).toHaveFocus()
  await userEvent.tab()
  expect(deleteButton('扬州')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  expect(rowOf('淮南')).toHaveFocus()
  expect(rowOf('淮南')).toHaveAttribute('tabindex', '0')
  expect(rowOf('合肥')).toHaveAttribute('tabindex', '-1')
})

test('Enter on a button of a row presses that button only, and a text in a row keeps its arrows', async () => {
  const onOpen = vi.fn()
  const actions = () => <input aria-label="数量" />
  const { rerender } = render(<Cities onOpen={onOpen} />)
  act(() => deleteButton('合肥').focus())
  await userEvent.keyboard('{Enter}')
  expect(onOpen).not.toHaveBeenCalled()
  rerender(<Cities onOpen={onOpen} actions={actions} />)
  const [field] = screen.getAllByLabelText('数量')
  act(() => field!.focus())
  await userEvent.keyboard('{ArrowDown}')
  expect(field).toHaveFocus()
})

test('A new row bears a mark that is read with its name; a muted row is marked for its look', () => {
  render(<Cities isNew={({ id }) => id === 3} isMuted={({ id }) => id === 1} />)
  expect(screen.getByRole('rowheader', { name: '扬州 新添加' })).toBeVisible()
  expect(rowOf('合肥')).toHaveAttribute('data-muted')
  expect(rowOf('淮南')).not.toHaveAttribute('data-muted')
})

test('Where the table is wider than its place the acts are icons with the same names, and words where it fits again', () => {
  let measure = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        measure = told
      }
      observe() {}
      disconnect() {}
    },
  )
  render(<Cities />)
  const table = screen.getByRole('table')
  const fit = (width: number, place: number) => {
    Object.defineProperty(table, 'offsetWidth', { configurable: true, value: width })
    Object.defineProperty(table.parentElement, 'clientWidth', { configurable: true, value: place })
    act(() => measure())
  }
  fit(900, 700)
  expect(deleteButton('合肥')).toHaveAttribute('title', '删除合肥')
  // With icons it fits, but its words would not.
  fit(700, 700)
  expect(deleteButton('合肥')).toHaveAttribute('title', '删除合肥')
  fit(900, 900)
  expect(deleteButton('合肥')).not.toHaveAttribute('title')
})

test('A table begins with the look it is given, and tells how it is looked at', () => {
  const initial = { page: 2, size: 20, keyword: '城', sort: 'name', order: 'desc' } as const
  const seen = vi.fn()
  function View({ rows }: { rows?: City[] }) {
    const view = useTableView(rows, { searchIn: ['name'], initial })
    seen(view.query)
    return <Cities {...view.tableProps} />
  }
  const { rerender } = render(<View />)
  expect(seen).toHaveBeenLastCalledWith(initial)
  rerender(<View rows={Array.from({ length: 25 }, (_, index) => ({ id: index, name: `城${index}` }))} />)
  expect(within(screen.getByRole('table')).getAllByRole('rowheader')).toHaveLength(5)
  expect(seen).toHaveBeenLastCalledWith(initial)
  rerender(<View rows={[{ id: 1, name: '城' }]} />)
  expect(seen).toHaveBeenLastCalledWith({ ...initial, page: 1 })
})
