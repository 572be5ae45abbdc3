import type { Meta, StoryObj } from '@storybook/react-vite'
import { Trash2 } from 'lucide-react'
import { expect } from 'storybook/test'
import { Button } from '#design-system/button/index.ts'
import {
  DataTable,
  SelectionBar,
  useSelection,
  type DataTableColumn,
  type DataTableProps,
} from '#design-system/data-table/index.ts'
import { inConsole } from './in-console.tsx'

type Sheet = { id: number; name: string; region: string; scale: string }

const regions = ['合肥', '淮南', '扬州', '深圳']
const sheets = Array.from({ length: 5 }, (_, index) => ({
  id: index + 1,
  name: `第 ${index + 1} 幅地形图`,
  region: regions[index % 4] ?? '',
  scale: `1:${index * 500 + 500}`,
}))

const columns: DataTableColumn<Sheet>[] = [
  { key: 'name', header: '名称', isRowHeader: true, isSortable: true },
  { key: 'region', header: '地区' },
  { key: 'scale', header: '比例尺', align: 'end' },
]

/** Rows that can be chosen, for acts on several at once. */
const meta = {
  id: 'design-system-data-table-selection',
  title: 'Design system/数据/数据表 Data table · 表格 列表 table grid/选择 Selection',
  component: DataTable<Sheet>,
  decorators: [inConsole],
  args: { label: '图幅列表', columns, rows: sheets, rowKey: (sheet: Sheet) => sheet.id },
} satisfies Meta<typeof DataTable<Sheet>>

export default meta
type Story = StoryObj<typeof meta>

function Choosing(args: DataTableProps<Sheet>) {
  const { selected, onChange, clear } = useSelection(args.rows, args.rowKey)
  return (
    <>
      <DataTable {...args} selection={{ selected, onChange, nameOf: ({ name }) => name }} />
      <SelectionBar count={selected.size} onClear={clear}>
        <Button size="small" variant="secondary" icon={<Trash2 aria-hidden />}>
          批量删除
        </Button>
      </SelectionBar>
    </>
  )
}

/** Users select single rows, a range with shift, or a whole page. The bar below shows the possible actions. */
export const Selecting: Story = {
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name })
    await userEvent.click(box('选择：第 1 幅地形图'))
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(box('选择：第 3 幅地形图'))
    await userEvent.keyboard('{/Shift}')
    await expect(box('选择：第 2 幅地形图')).toBeChecked()
    await expect(box('选择本页全部')).toBePartiallyChecked()
    await expect(canvas.getByRole('group', { name: '批量操作' })).toHaveTextContent('已选择 3 条')
    await userEvent.keyboard(' ')
    await expect(box('选择：第 3 幅地形图')).not.toBeChecked()
  },
}

/** On cards the box stands in the corner, and one above them chooses all. */
export const OnCards: Story = {
  args: { rows: sheets.slice(0, 2) },
  render: (args) => (
    <div style={{ maxWidth: 328 }}>
      <Choosing {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择本页全部' }))
    await expect(canvas.getByText('全选')).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: '选择：第 2 幅地形图' })).toBeChecked()
  },
}
