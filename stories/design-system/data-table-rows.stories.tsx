import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil, Trash2 } from 'lucide-react'
import { expect, fn, waitFor } from 'storybook/test'
import { DataTable, Thumbnail, type DataTableColumn } from '#design-system/data-table/index.ts'
import { IconButton } from '#design-system/icon-button/index.ts'
import { Tag } from '#design-system/tag/index.ts'
import { inConsole } from './in-console.tsx'
import { samplePicture } from './sample-picture.ts'

type Sheet = { id: number; picture: string; name: string; status: number; order: number; createTime: string }

const sheets: Sheet[] = ['地形图', '地籍图', '土壤图', '影像图'].map((name, index) => ({
  id: index + 1,
  picture: samplePicture(index * 67, 200, 128),
  name: `${name}（第 ${index + 1} 版）`,
  status: index % 2,
  order: index,
  createTime: `2026-03-${10 + index} 09:30:00`,
}))

const columns: DataTableColumn<Sheet>[] = [
  { key: 'picture', header: '图片', width: 124, cell: ({ picture }) => <Thumbnail src={picture} alt="" /> },
  { key: 'name', header: '名称', isRowHeader: true, isSortable: true, minWidth: '9rem' },
  { key: 'order', header: '排序', isSortable: true, width: '5.5rem' },
  { key: 'status', header: '状态', width: '7.5rem', cell: ({ status }) => <Tag>{status ? '启用' : '禁用'}</Tag> },
  { key: 'createTime', header: '创建时间', isQuiet: true, width: '11.25rem' },
]

/** How rows look and are led through: disabled and new ones, keys, a table that does not fit. */
const meta = {
  title: 'Design system/Data table/Rows',
  component: DataTable<Sheet>,
  decorators: [inConsole],
  args: {
    label: '图幅列表',
    columns,
    rows: sheets,
    rowKey: ({ id }: Sheet) => id,
    actions: ({ name }: Sheet) => (
      <>
        <IconButton label={`编辑${name}`} icon={<Pencil />} size="small" onClick={opened} />
        <IconButton label={`删除${name}`} icon={<Trash2 />} size="small" />
      </>
    ),
  },
} satisfies Meta<typeof DataTable<Sheet>>

const opened = fn()

export default meta
type Story = StoryObj<typeof meta>

/** Disabled rows are weaker, the row that was just added is marked, the time of creation stays in the background. */
export const DisabledAndNew: Story = {
  tags: ['all-themes'],
  args: { isMuted: ({ status }) => status === 0, isNew: ({ id }) => id === 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')[2]).toHaveAccessibleDescription('刚刚添加')
  },
}

/** One row is a stop of Tab; arrows lead to the others, Enter presses the first button. */
export const ByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const [, first, second] = canvas.getAllByRole('row')
    first!.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(opened).toHaveBeenCalledOnce()
  },
}

/** Columns stand behind the buttons: the shadow beside them tells, and goes once the table is scrolled to its end. */
export const Scrolling: Story = {
  decorators: [
    (Table) => (
      <div style={{ width: 660 }}>
        <Table />
      </div>
    ),
  ],
  args: { columns: columns.map((column) => ({ ...column, minWidth: '11rem' })) },
  play: async ({ canvas }) => {
    const frame = await canvas.findByRole('group', { name: '图幅列表' })
    await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth)
    const shadowOf = () => {
      const cell = canvas.getAllByRole('row')[1]!.lastElementChild!
      return getComputedStyle(cell, '::before').content
    }
    await waitFor(() => expect(shadowOf()).toBe('""'))
    frame.scrollLeft = frame.scrollWidth
    await waitFor(() => expect(shadowOf()).toBe('none'))
    frame.scrollLeft = 0
    await waitFor(() => expect(shadowOf()).toBe('""'))
  },
}
