import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { useState } from 'react'
import { useEventCallback } from '#design-system/hooks/use-event-callback.ts'
import { DataTable, RowAct, useSelection, type DataTableColumn } from './index.ts'
import { isAlike } from './is-alike.ts'

interface City {
  id: number
  name: string
  places: { name: string }[]
}

/** Cities in the order their rows were drawn. */
let drawn: string[] = []
beforeEach(() => {
  drawn = []
})

const columns: DataTableColumn<City>[] = [
  {
    key: 'name',
    header: '城市',
    isRowHeader: true,
    cell: ({ name }) => {
      drawn.push(name)
      return name
    },
  },
  { key: 'places', header: '地点', cell: ({ places }) => places.map(({ name }) => name).join() },
]

const shenzhen: City = { id: 1, name: '深圳', places: [{ name: '福田' }] }
const guangzhou: City = { id: 2, name: '广州', places: [{ name: '天河' }] }
const cities = [shenzhen, guangzhou]
const noActs = () => null

interface TableProps {
  rows?: City[]
  columns?: DataTableColumn<City>[]
  actions?: (city: City) => JSX.Element | null
  muted?: number
  added?: number
}

const table = ({ rows = cities, muted, added, ...others }: TableProps = {}) => (
  <DataTable<City>
    label="城市列表"
    columns={columns}
    actions={noActs}
    rows={rows}
    rowKey={({ id }) => id}
    isMuted={({ id }) => id === muted}
    isNew={({ id }) => id === added}
    {...others}
  />
)

/** Draws the table as it was, then in this way. */
function drawAgain(props: TableProps) {
  const { rerender } = render(table())
  drawn = []
  rerender(table(props))
}

test('rows stand while the same records are loaded again', () => {
  drawAgain({ rows: structuredClone(cities) })
  expect(drawn).toEqual([])
})

test('a row is drawn again where something of its record has changed, in a list of its own too; the others stand', () => {
  drawAgain({ rows: [shenzhen, { ...guangzhou, places: [{ name: '越秀' }] }] })
  expect(drawn).toEqual(['广州'])
  expect(screen.getByRole('cell', { name: '越秀' })).toBeVisible()
})

test('a row is drawn again where it becomes weaker', () => {
  drawAgain({ muted: 2 })
  expect(drawn).toEqual(['广州'])
  expect(screen.getByRole('row', { name: /广州/ })).toHaveAttribute('data-muted')
})

test('a row is drawn again where it is marked as new', () => {
  drawAgain({ added: 1 })
  expect(drawn).toEqual(['深圳'])
  expect(screen.getByRole('rowheader', { name: '深圳 新添加' })).toBeVisible()
})

test('all rows are drawn again with other columns', () => {
  drawAgain({ columns: [{ key: 'name', header: '名称', isRowHeader: true }] })
  expect(screen.queryByRole('cell', { name: '天河' })).toBeNull()
})

test('all rows are drawn again with other buttons', () => {
  drawAgain({ actions: ({ name }) => <RowAct label={`删除${name}`} icon={null} /> })
  expect(drawn).toEqual(['深圳', '广州'])
  expect(screen.getByRole('button', { name: '删除广州' })).toBeVisible()
})

function Choosing() {
  const selection = useSelection(cities, ({ id }) => id)
  return <DataTable<City> {...table().props} selection={{ ...selection, nameOf: ({ name }) => name }} />
}

test('rows are chosen one after the other, though each stands while another one is chosen', async () => {
  render(<Choosing />)
  await userEvent.click(screen.getByRole('checkbox', { name: '选择：深圳' }))
  drawn = []
  await userEvent.click(screen.getByRole('checkbox', { name: '选择：广州' }))
  expect(drawn).not.toContain('深圳')
  expect(screen.getByRole('checkbox', { name: '选择：深圳' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: '选择：广州' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: '选择本页全部' })).toBeChecked()
})

function Counting() {
  const [count, setCount] = useState(0)
  const add = useEventCallback(() => setCount(count + 1))
  const [first] = useState(() => add)
  return <button onClick={first}>{count}</button>
}

test('a lasting function does what the newest one does', async () => {
  render(<Counting />)
  await userEvent.click(screen.getByRole('button'))
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('button')).toHaveTextContent('2')
})

test('alike are lists and plain objects with the same in them, anything else only with itself', () => {
  expect(isAlike({ a: [1, { b: Number.NaN }] }, { a: [1, { b: Number.NaN }] })).toBe(true)
  for (const [one, other] of [
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: 1, b: 1 }],
    [{ a: 1, b: 1 }, { a: 1 }],
    [{ a: undefined }, { b: undefined }],
    [
      [1, 2],
      [2, 1],
    ],
    [[], {}],
    [null, {}],
    [0, '0'],
    [new Date(0), new Date(0)],
    [() => 1, () => 1],
  ])
    // oxfmt-ignore
    expect(isAlike(one, other), JSON.stringify([one, other])).toBe(false)
})
