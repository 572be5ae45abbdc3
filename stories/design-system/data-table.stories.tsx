import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Button } from '#design-system/button/index.ts'
import {
  DataTable,
  Thumbnail,
  useTableView,
  type DataTableColumn,
  type DataTableProps,
} from '#design-system/data-table/index.ts'
import { EmptyState } from '#design-system/empty-state/index.ts'
import { IconButton } from '#design-system/icon-button/index.ts'
import { Pagination } from '#design-system/pagination/index.ts'
import { SearchField } from '#design-system/search-field/index.ts'
import { SelectField } from '#design-system/select-field/index.ts'
import { SwitchField } from '#design-system/switch-field/index.ts'
import { Tag } from '#design-system/tag/index.ts'
import { Toolbar } from '#design-system/toolbar/index.ts'
import { inConsole } from './in-console.tsx'
import { regions, sheets, type Sheet } from './sample-sheets.ts'

const columns: DataTableColumn<Sheet>[] = [
  { key: 'picture', header: '图片', width: 124, cell: ({ picture }) => <Thumbnail src={picture} alt="" /> },
  { key: 'name', header: '名称', isRowHeader: true, isSortable: true },
  { key: 'region', header: '地区', cell: ({ region }) => <Tag>{region}</Tag> },
  { key: 'scale', header: '比例尺', align: 'end', isSortable: true, cell: ({ scale }) => `1:${scale}` },
]

const meta = {
  id: 'design-system-data-table',
  title: 'Design system/数据/数据表 Data table · 表格 列表 table grid',
  component: DataTable<Sheet>,
  decorators: [inConsole],
  args: { label: '图幅列表', columns, rows: sheets.slice(0, 5), rowKey: (sheet: Sheet) => sheet.id },
} satisfies Meta<typeof DataTable<Sheet>>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Loading: Story = { args: { rows: undefined, isLoading: true } }

export const Refreshing: Story = { args: { isLoading: true } }

export const Failed: Story = {
  args: { rows: undefined, error: '加载图幅失败', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重新加载' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

function Reloading(args: DataTableProps<Sheet>) {
  const [isLoading, setLoading] = useState(false)
  const [loaded, setLoaded] = useState<readonly Sheet[]>()
  function retry() {
    args.onRetry?.()
    setLoading(true)
    setTimeout(() => {
      setLoading(false)
      setLoaded(sheets.slice(0, 5))
    }, 400)
  }
  return (
    <DataTable
      {...args}
      rows={loaded ?? args.rows}
      error={loaded ? null : args.error}
      isLoading={isLoading}
      onRetry={retry}
    />
  )
}

/** By keyboard: the button waits in its place, and when the rows are there the focus stands on the table. */
export const FailedAndReloaded: Story = {
  args: { rows: undefined, error: '加载图幅失败', onRetry: fn() },
  render: (args) => <Reloading {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '重新加载' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toHaveFocus()
    await expect(canvas.getByText('加载图幅失败')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(5))
    await waitFor(() => expect(canvas.getByRole('region', { name: '图幅列表' })).toHaveFocus())
  },
}

/** A refresh that failed: the rows of the earlier load stay, the reason stands above them. */
export const FailedRefresh: Story = {
  args: { error: '加载图幅失败', onRetry: fn() },
  play: async ({ canvas }) => {
    const reason = canvas.getByText('加载图幅失败')
    const table = canvas.getByRole('table')
    await expect(reason.getBoundingClientRect().bottom).toBeLessThan(table.getBoundingClientRect().top)
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(5)
  },
}

export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        title="还没有图幅"
        description="新增第一幅后，它会出现在这里。"
        action={<Button icon={<Plus aria-hidden />}>新增图幅</Button>}
      />
    ),
  },
}

export const LongTexts: Story = {
  args: {
    rows: [
      {
        ...sheets[0]!,
        name: '一幅名字特别长的地形图，用来检查表格在文字很多的时候怎样换行而不把其他列挤到看不见的地方去',
        region: 'https://example.com/a/very/long/address/without/any/space/in/it/at/all.html',
      },
    ],
  },
}

function SheetPanel() {
  const [open, setOpen] = useState(() => new Set(sheets.filter(({ isOpen }) => isOpen).map(({ id }) => id)))
  const [region, setRegion] = useState('all')
  const chosen = sheets.filter((sheet) => region === 'all' || sheet.region === region)
  const view = useTableView(chosen, {
    searchIn: ['name'],
    defaultSort: { key: 'scale', direction: 'ascending' },
  })
  const status: DataTableColumn<Sheet> = {
    key: 'isOpen',
    header: '状态',
    width: 120,
    cell: ({ id, name }) => (
      <SwitchField
        label={`启用${name}`}
        isLabelHidden
        isSelected={open.has(id)}
        onChange={(isOn) =>
          setOpen(new Set(isOn ? [...open, id] : [...open].filter((other) => other !== id)))
        }
        stateTexts={{ on: '启用', off: '禁用' }}
      />
    ),
  }
  return (
    <>
      <Toolbar label="筛选与操作" isSticky actions={<Button size="small">新增图幅</Button>}>
        <SearchField {...view.searchProps} placeholder="搜索名称" hasSlashShortcut />
        <SelectField
          label="地区"
          isLabelHidden
          size="small"
          value={region}
          onChange={setRegion}
          options={[
            { value: 'all', label: '全部地区' },
            ...regions.map((name) => ({ value: name, label: name })),
          ]}
        />
      </Toolbar>
      <DataTable
        label="图幅列表"
        columns={[...columns, status]}
        rowKey={(sheet) => sheet.id}
        {...view.tableProps}
        actions={({ name }) => (
          <>
            <IconButton label={`编辑${name}`} icon={<Pencil />} size="small" />
            <IconButton label={`删除${name}`} icon={<Trash2 />} size="small" />
          </>
        )}
      />
      <Pagination {...view.paginationProps} />
    </>
  )
}

export const FiftyRows: Story = { render: () => <SheetPanel /> }

export const SortedTurnedAndSearched: Story = {
  // It ends in the middle of what it tries; the fifty rows are shown by themselves.
  tags: ['no-screenshot'],
  render: () => <SheetPanel />,
  play: async ({ canvas, step, userEvent }) => {
    const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent)
    await step('A heading sorts, first upwards and then downwards', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '名称' }))
      await expect(names()[0]).toBe('第 1 幅地形图')
      await userEvent.click(canvas.getByRole('button', { name: '名称' }))
      await expect(names()[0]).toBe('第 50 幅地形图')
      await expect(canvas.getByRole('columnheader', { name: '名称' })).toHaveAttribute(
        'aria-sort',
        'descending',
      )
    })
    await step('The second page holds the next ten', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '下一页' }))
      await expect(names()[0]).toBe('第 40 幅地形图')
    })
    await step('/ focuses the search, which narrows the rows', async () => {
      await userEvent.keyboard('/')
      await expect(canvas.getByRole('searchbox')).toHaveFocus()
      await userEvent.keyboard('第 7')
      await expect(names()).toEqual(['第 7 幅地形图'])
      await userEvent.keyboard('{Escape}')
      await expect(names()).toHaveLength(10)
    })
    await step('A switch turns one row on', async () => {
      const row = canvas.getAllByRole('row')[1]!
      const toggle = within(row).getByRole('switch')
      const was = (toggle as HTMLInputElement).checked
      await userEvent.click(toggle)
      await expect((toggle as HTMLInputElement).checked).toBe(!was)
    })
  },
}

export const InSmallPlace: Story = {
  render: () => (
    <div style={{ width: 340 }}>
      <SheetPanel />
    </div>
  ),
  play: async ({ canvas }) => {
    const [name, scale, status] = ['名称', '比例尺', '状态'].map((header) =>
      canvas.getByRole('columnheader', { name: header }).getBoundingClientRect(),
    )
    await expect(scale!.left - name!.right).toBeLessThan(10)
    // What cannot be sorted is there for screen readers only, whatever the width of its column.
    await expect(status!.width).toBe(1)
  },
}
