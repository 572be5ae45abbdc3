import { DataTable } from '#design-system/data-table/index.ts'
import { EmptyState } from '#design-system/empty-state/index.ts'
import { Tag } from '#design-system/tag/index.ts'
import type { Usage } from '../usage.ts'

interface Row {
  id: number
  title: string
  status: number
}
const rows: Row[] = [
  { id: 1, title: '首页横幅', status: 1 },
  { id: 2, title: '春季开工', status: 0 },
]
const columns = [
  { key: 'title', header: '标题', isRowHeader: true },
  {
    key: 'status',
    header: '状态',
    cell: ({ status }: Row) => <Tag tone={status ? 'success' : 'neutral'}>{status ? '启用' : '禁用'}</Tag>,
  },
]
const keyOf = ({ id }: Row) => id

export const usage: Usage = {
  when: ['同一种记录的列表，需要比较、排序和逐行操作。排序、行操作、加载、出错与空状态都在里面。'],
  whenNot: [
    { wanted: '只有一条记录', use: 'description-list' },
    { wanted: '排列顺序本身就是要编辑的内容', use: 'order-list' },
    { wanted: '访客页面上的一组对象', use: 'card' },
  ],
  anatomy: {
    story: 'Playground',
    parts: [
      { at: 'thead th, [role=columnheader]', name: '表头', note: '可排序的列是按钮，报升序或降序。' },
      { at: 'tbody th, [role=rowheader]', name: '行名', note: '`isRowHeader` 的一列，窄处作卡片标题。' },
      { at: 'tbody td, [role=cell]', name: '单元格', note: '缩略图 100×64、文字、状态；空值是“—”。' },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <DataTable
            label="示例轮播图列表"
            columns={columns}
            rows={rows}
            rowKey={keyOf}
            isMuted={({ status }) => status === 0}
          />
        ),
        says: '停用的行弱一些，状态同时写成字。',
      },
      bad: {
        shows: (
          <DataTable
            label="列表"
            columns={[
              { key: 'id', header: 'ID' },
              { key: 'status', header: 'STATUS' },
            ]}
            rows={rows}
            rowKey={keyOf}
          />
        ),
        says: '把数据库的列名和代码直接摆出来，没有一列认得出是哪条记录。',
      },
    },
    {
      good: {
        shows: (
          <DataTable
            label="示例空列表"
            columns={columns}
            rows={[]}
            rowKey={keyOf}
            empty={<EmptyState title="还没有轮播图" description="点右上角“添加轮播图”。" />}
          />
        ),
        says: '空表说下一步。',
      },
      bad: {
        shows: <DataTable label="示例空表" columns={columns} rows={[]} rowKey={keyOf} empty="No Data" />,
        says: '外文、没有下一步，分不清是没有还是没加载出来。',
      },
    },
  ],
  wording: [
    '列标题用字段名，不超过 6 个字。',
    '时间统一 YYYY-MM-DD HH:mm:ss，数字右对齐并用等宽数字。',
    '行操作的名称带上记录：“编辑 春季开工”。',
  ],
  keyboard: [
    ['Tab', '依次到可排序表头与行内按钮'],
    ['Enter 或 空格', '按列排序，或执行行操作'],
    ['空格（选择框上）', '选中或取消；Shift 加空格从上一次按下的行选到这一行'],
    ['↑ ↓ Home End', '在行与行之间移动；Enter 打开这一行（`onOpen`）'],
    ['← →', '表格横向溢出时滚动'],
  ],
  screenReader: [
    '有名称的表格，排序状态读作升序或降序。',
    '选择框带上记录名称，例如“选择：春季开工”；选了几条会读出来。',
    '行操作的按钮也带记录名，跳着按也知道是谁。',
  ],
  criteria: {
    '1.3.1': '行与列的表头都是真的表头，卡片形态里也保留。',
    '1.4.10': '容器窄于 40rem 时每行变成一张卡片，不横向挤压。',
    '2.4.3': '有焦点的行被删除后，焦点到补上来的那一行；没有行了就到表格区域。',
    '4.1.3': '加载、出错与选中的条数以状态消息报出。',
  },
  related: {
    'filter-bar': '上方的筛选与结果数。',
    pagination: '下方的翻页。',
    'status-switch': '状态列里的启停。',
    'column-chooser': '决定显示哪些列。',
  },
  maturity: { status: '稳定', since: '2026-11-21' },
  development: [
    '列可以给 `minWidth`：放不下时表格在边框内横向滚动，行操作固定在末端。',
    '选择用 `useSelection` 与 `selection`，下方放 `SelectionBar`；翻页、搜索后看不见的行不再选中。',
    '首次加载显示骨架行，之后刷新只在顶部走一条细线；失败时已有的行留着，提示出现在上方。',
    '行操作用 `RowAct`：放得下是文字，放不下只留图标，名称不变。',
    '`isNew` 给刚添加的行加上“新”。',
    '没有变化的行不会重新绘制：一行变了要换成新对象，不要原地修改。',
  ],
}
