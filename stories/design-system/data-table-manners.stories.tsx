import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Images, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import {
  DataTable,
  RowAct,
  type DataTableColumn,
  type DataTableProps,
} from '#design-system/data-table/index.ts'
import { inConsole } from './in-console.tsx'

type Sheet = { id: number; name: string; region: string; scale: string; note: string }

const regions = ['合肥', '淮南', '扬州', '深圳']
const sheets: Sheet[] = Array.from({ length: 5 }, (_, index) => ({
  id: index + 1,
  name: `第 ${index + 1} 幅地形图`,
  region: regions[index % 4] ?? '',
  scale: `1:${index * 500 + 500}`,
  note: '外业已检查，等待内业复核',
}))

const columns: DataTableColumn<Sheet>[] = [
  { key: 'name', header: '名称', isRowHeader: true, isSortable: true, minWidth: '9rem' },
  { key: 'region', header: '地区', minWidth: '9rem' },
  { key: 'note', header: '备注', minWidth: '11rem' },
  { key: 'scale', header: '比例尺', align: 'end', minWidth: '6rem' },
]

function Acts({ name, onRemove }: { name: string; onRemove?: () => void }) {
  return (
    <>
      <RowAct label={`${name}的图片`} icon={<Images aria-hidden />} />
      <RowAct label="复制" icon={<Copy aria-hidden />} />
      <RowAct label="编辑" icon={<Pencil aria-hidden />} />
      <RowAct label="删除" icon={<Trash2 aria-hidden />} onClick={onRemove} />
    </>
  )
}

/** How rows look and behave: muted and new ones, by keyboard, after a delete, in a narrow place. */
const meta = {
  id: 'design-system-data-table-manners',
  title: 'Design system/数据/数据表 Data table · 表格 列表 table grid/行为 Manners',
  component: DataTable<Sheet>,
  decorators: [inConsole],
  args: {
    label: '图幅列表',
    columns,
    rows: sheets,
    rowKey: (sheet: Sheet) => sheet.id,
    actions: ({ name }: Sheet) => <Acts name={name} />,
  },
} satisfies Meta<typeof DataTable<Sheet>>

export default meta
type Story = StoryObj<typeof meta>

/** The second row is disabled and looks it; the last one was just added. */
export const MutedAndNew: Story = {
  args: { isMuted: ({ id }) => id === 2, isNew: ({ id }) => id === 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: /第 5 幅地形图.*新/ })).toBeVisible()
  },
}

/** Tab reaches one row, the arrows lead on, Enter opens. */
export const ByKeyboard: Story = {
  args: { onOpen: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const rows = canvas.getAllByRole('row').slice(1)
    rows[0]?.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(rows[2]).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(sheets[2])
  },
}

function Deleting(args: DataTableProps<Sheet>) {
  const [gone, setGone] = useState<readonly number[]>([])
  return (
    <DataTable
      {...args}
      rows={args.rows?.filter(({ id }) => !gone.includes(id))}
      actions={({ id, name }) => <Acts name={name} onRemove={() => setGone([...gone, id])} />}
    />
  )
}

/** The row that takes the place of a deleted one has the focus. */
export const AfterADelete: Story = {
  render: (args) => <Deleting {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: '删除' })[1]!)
    const next = canvas.getByRole('rowheader', { name: '第 3 幅地形图' })
    await waitFor(() => expect(next.closest('tr')).toHaveFocus())
  },
}

/** Wider than its place: the acts are icons, and a shadow tells that there is more beside them. */
export const NarrowerThanItsColumns: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 660, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    columns: [
      ...columns,
      { key: 'id', header: '编号', minWidth: '9rem' },
      { key: 'extra', header: '负责人', minWidth: '9rem' },
    ],
  },
  play: async ({ canvas }) => {
    const [edit] = canvas.getAllByRole('button', { name: '编辑' })
    // On a phone records are cards, whose acts have room for words.
    if (window.innerWidth < 660) return
    await waitFor(() => expect(edit).toHaveAttribute('title', '编辑'))
    await expect(edit?.getBoundingClientRect().width).toBeLessThan(48)
  },
}
