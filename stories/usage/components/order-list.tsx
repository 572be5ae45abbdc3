import { OrderList } from '#design-system/order-list/index.ts'
import { noop } from '../noop.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['记录已经存在，只改先后：轮播图、成员、合作企业在前台的顺序。'],
  whenNot: [
    { wanted: '同时要改内容、增加或移除', use: 'list-field' },
    { wanted: '排的是图片本身', use: 'image-list-field' },
    { wanted: '按某一列临时看', use: 'data-table' },
  ],
  anatomy: {
    story: 'Playground',
    parts: [
      { at: '[role=row], li', name: '一行', note: '名称用记录的标题，第二行帮助辨认。' },
      {
        at: '[role=row] button, li button',
        name: '手柄与序号',
        note: '按住拖动；点序号直接填要移到第几位。',
      },
      { at: '[aria-label*=上移]', name: '上移与下移', note: '一次一位，最稳当的办法。' },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <OrderList
            label="示例轮播图顺序"
            entries={[
              { id: 1, name: '首页横幅', detail: '/about' },
              { id: 2, name: '春季开工', detail: '已禁用' },
            ]}
            onReorder={noop}
          />
        ),
        says: '第二行写路径或状态，同名的也分得清。',
      },
      bad: {
        shows: (
          <OrderList
            label="顺序"
            entries={[
              { id: 1, name: 'banner_01.webp' },
              { id: 2, name: 'banner_02.webp' },
            ]}
            onReorder={noop}
          />
        ),
        says: '文件名看不出是哪一张，拖了也不知道对不对。',
      },
    },
  ],
  wording: [
    '名称“对象＋顺序”：“轮播图顺序”。',
    '停用的记录写“已禁用”，或状态自己的用词，如“离职”。',
    '超过 10 条可以查找，超过 25 条分页；序号仍是全部记录中的位置。',
  ],
  keyboard: [
    ['Tab', '手柄、序号、上移、下移'],
    ['↑ ↓', '在各行之间移动焦点；拿起之后选放下的位置'],
    ['Enter（序号上）', '填写要移到第几位，或移到最前、移到最后'],
    ['Enter（手柄上）', '拿起；再按一次放下'],
    ['Esc', '放弃拖动'],
  ],
  screenReader: [
    '移动之后读出“首页已移到第 2 位，共 3 位”，焦点留在刚才按的按钮上，记录去了另一页时也一样。',
  ],
  criteria: {
    '2.5.7': '三种不用拖动的办法：按钮、按键、填序号。',
    '2.4.3': '焦点跟着记录走。',
    '4.1.3': '新位置以状态消息报出。',
  },
  related: { pagination: '条数多时自带。', 'number-field': '单条记录上改排序数字。' },
  maturity: { status: '稳定', since: '2026-11-21' },
  development: [
    '保存期间整体停用，不要一行一行地锁。',
    '顺序由调用者保存，再经 `entries` 传回；传回旧顺序就等于撤销。',
  ],
}
