import { FilterBar, FilterSelect } from '#design-system/filter-bar/index.ts'
import { SearchField } from '#design-system/search-field/index.ts'
import { noop } from '../noop.ts'
import type { Usage } from '../usage.ts'

const statuses = [
  { value: 1, label: '已处理' },
  { value: 0, label: '待处理' },
]

export const usage: Usage = {
  when: ['表格上方有搜索之外的条件：状态、岗位、日期范围，还要知道筛完剩多少、怎样全部取消。'],
  whenNot: [
    { wanted: '只有搜索与按钮', use: 'toolbar' },
    { wanted: '条件就是三五个互斥的分类', use: 'tabs' },
    '一次性的高级查询：那是一张表单。',
  ],
  anatomy: {
    story: 'InUse',
    parts: [
      { at: 'input', name: '搜索', note: '始终可见。' },
      { at: '[id$=-filters]', name: '条件', note: '容器窄于 640 像素时折叠在“筛选”按钮后面。' },
      { at: '[role=status]', name: '结果', note: '“共 48 份简历”或“找到 3 份简历”。' },
      { at: '[role=status] ~ button', name: '清除条件', note: '有条件时才有；按下后焦点回到搜索框。' },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <FilterBar
            label="示例留言筛选"
            activeCount={1}
            onClear={noop}
            resultCount={3}
            resultNoun="条留言"
            search={<SearchField placeholder="搜索姓名、电话" />}
          >
            <FilterSelect label="状态" options={statuses} value={0} onChange={noop} />
          </FilterBar>
        ),
        says: '用了几个条件、剩多少、怎样取消，一眼都在。',
      },
      bad: {
        shows: (
          <FilterBar label="筛选" activeCount={0} onClear={noop}>
            <FilterSelect label="状态" options={statuses} value={0} onChange={noop} />
          </FilterBar>
        ),
        says: '条件已经起作用，`activeCount` 却是 0：没有“清除”，也不说剩多少，人以为数据丢了。',
      },
    },
  ],
  wording: [
    '`resultNoun` 写量词加名词：“份简历”。',
    '条件的第一项是“全部状态”，由名称自动得出。',
    '名称“对象＋筛选”。',
  ],
  keyboard: [['Tab', '搜索、折叠按钮（窄处）、各条件、工具、操作，最后是清除条件']],
  screenReader: ['结果数变化时读出；加载中读“正在加载”。', '折叠按钮读出用了几个条件、展开与否。'],
  criteria: {
    '1.4.10': '360 像素宽时条件竖排，什么也不丢。',
    '2.4.3': '清除按钮随条件消失，焦点有去处。',
    '4.1.3': '筛完剩多少以状态消息报出。',
  },
  related: {
    'column-chooser': '放进 `tools`，与导出一起在 480 像素以下折叠。',
    'data-table': '它缩小的那张表。',
    'empty-state': '一条不剩时，由表格说明并给出清除。',
  },
  maturity: { status: '稳定', since: '2026-11-22' },
  development: ['日期范围用 `DateRange`，两端互为界限。', '条件写进地址，刷新与分享后还在。'],
}
