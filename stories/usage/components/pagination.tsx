import { Pagination } from '#design-system/pagination/index.ts'
import { noop } from '../noop.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['后台表格超过一页，要知道一共多少、现在第几页，并能直接跳到某页。'],
  whenNot: [
    { wanted: '访客页面上的长列表', use: 'show-all' },
    { wanted: '找某一条记录', use: 'search-field' },
    '总数不可知的流水：用“更早的”按钮，页码会变。',
  ],
  anatomy: {
    story: 'ManyPages',
    parts: [
      { at: 'nav > div span', name: '总数', note: '筛选之后是筛出的数目。' },
      { at: 'nav > div button', name: '每页条数', note: '10、20、50、100；不给 `onPageSizeChange` 就没有。' },
      { at: '[aria-label=上一页]', name: '前后翻页', note: '到头时变灰但仍可聚焦，焦点不会丢。' },
      { at: '[aria-current=page]', name: '当前页', note: '手机上页码只剩它和前后两个箭头。' },
      { at: 'li[aria-hidden]', name: '省略', note: '超过七页才有；首页、末页与相邻页总在。' },
    ],
  },
  practices: [
    {
      good: {
        shows: <Pagination page={2} pageSize={10} total={96} onPageChange={noop} onPageSizeChange={noop} />,
        says: '总数、条数、页码都在一行里。',
      },
      bad: {
        shows: <Pagination page={1} pageSize={100} total={7} onPageChange={noop} />,
        says: '只有一页还占一行：总数不到一页且不能改条数时可以不放。',
      },
    },
  ],
  wording: [
    '总数写“共 96 条”，量词与筛选条的 `resultNoun` 一致。',
    '`label` 写明是什么的分页，一屏两张表时尤其要分开。',
  ],
  keyboard: [
    ['Tab', '每页条数、上一页、各页码、下一页'],
    ['Enter 或 空格', '去到那一页，焦点留在同一个页码上'],
  ],
  screenReader: ['读作导航，页码读“第 3 页”，当前的加“当前页面”。', '翻页之后报“第 3 页，共 10 页”。'],
  criteria: {
    '2.4.4': '页码的名称是“第几页”，不是光秃秃的数字。',
    '2.5.8': '页码 32 像素见方，触屏 44 像素。',
    '4.1.3': '翻页的结果以状态消息报出。',
  },
  related: {
    'data-table': '翻的就是它的行。',
    'filter-bar': '筛选改变之后回到第一页。',
    'order-list': '它自己带翻页，不要再套。',
  },
  maturity: { status: '稳定', since: '2026-11-21' },
}
