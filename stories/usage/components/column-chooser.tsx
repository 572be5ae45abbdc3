import { Button } from '#design-system/button/index.ts'
import { ColumnChooser } from '#design-system/column-chooser/index.ts'
import { noop } from '../noop.ts'
import type { Usage } from '../usage.ts'

const columns = [
  { key: 'name', header: '姓名', isFixed: true },
  { key: 'phone', header: '电话' },
  { key: 'school', header: '学校', isFurther: true },
]

export const usage: Usage = {
  when: ['表格的列多于一屏，而不同的人关心不同的列：简历、留言、操作记录。选择按管理员各自记住。'],
  whenNot: [
    { wanted: '藏起某些行', use: 'filter-bar' },
    '只有四五列：全部显示，给列设 `minWidth`。',
    { wanted: '看一条记录的全部内容', use: 'description-list' },
  ],
  anatomy: {
    story: 'Playground',
    parts: [
      { at: 'button', name: '显示列', note: '打开一个多选菜单；连选几项不会收起，最后一项是“恢复默认”。' },
    ],
  },
  practices: [
    {
      good: {
        shows: <ColumnChooser columns={columns} hiddenKeys={new Set(['school'])} onChange={noop} />,
        says: '认人的那一列固定，次要的默认不显示。',
      },
      bad: {
        shows: (
          <Button variant="secondary" size="small">
            设置
          </Button>
        ),
        says: '“设置”没说设置什么；要记住每个人的选择，也不是一个普通按钮做得到的。',
      },
    },
  ],
  wording: ['列名与表头一字不差。', '按钮一律“显示列”，不写“设置”。'],
  keyboard: [
    ['Enter、空格 或 ↓', '打开菜单'],
    ['↑ ↓', '移动，固定的列越过'],
    ['空格', '显示或隐藏这一列，菜单不收'],
    ['Esc', '收起菜单，焦点回到“显示列”'],
  ],
  screenReader: [
    '各列读作可勾选的菜单项，报已选或未选。',
    '固定的列报不可用。',
    '“恢复默认”在已是默认时报不可用。',
  ],
  criteria: {
    '2.4.3': '改变列之后焦点仍在菜单里。',
    '4.1.2': '勾选状态写在角色上，不靠对号。',
    '3.2.2': '勾选只影响表格，不移动焦点。',
  },
  related: { 'menu-button': '外形一样，里面是操作。', 'data-table': '被它决定列的表。' },
  maturity: { status: '稳定', since: '2026-11-23' },
}
