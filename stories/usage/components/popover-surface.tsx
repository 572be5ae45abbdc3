import { SelectField } from '#design-system/select-field/index.ts'
import { noop } from '../noop.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['做新的“按一下、旁边展开一块”的控件：下拉、菜单、日历、图标面板都以它为底。'],
  whenNot: [
    { wanted: '一句悬停说明', use: 'tooltip' },
    { wanted: '一组操作', use: 'menu-button' },
    { wanted: '要停下来做完的事', use: 'dialog-frame' },
  ],
  anatomy: {
    story: 'Playground',
    parts: [
      { at: 'button', name: '触发者', note: '浮层与它同宽或更宽，贴着它的一边；放不下时自动翻到另一边。' },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <SelectField label="工作地点" options={[{ value: 'a', label: '合肥' }]} value="a" onChange={noop} />
        ),
        says: '展开的内容与触发者说的是同一件事。',
      },
      bad: {
        shows: <SelectField label="" options={[]} value={null} onChange={noop} placeholder="展开说明" />,
        says: '拿下拉框当说明的开关，打开是空的。',
      },
    },
  ],
  wording: ['浮层自己没有标题，名称由里面的列表、菜单或对话框给。'],
  keyboard: [
    ['Esc', '收起，焦点回到触发者'],
    ['Tab', '离开即收起（菜单、列表）；面板里则继续往下'],
  ],
  screenReader: ['浮层只是容器，读的是里面的角色。'],
  criteria: {
    '1.4.10': '最宽 24rem 且不超过窗口。',
    '1.4.13': '因按下而出现，不因悬停。',
    '2.4.11': '浮层翻边之后也不盖住触发者。',
  },
  related: { 'select-field': '列表。', 'date-field': '日历。', 'icon-chooser': '带搜索的面板。' },
  maturity: { status: '稳定', since: '2026-11-21' },
  development: [
    '一行的样子用 `choiceRow`，列表与菜单共用。',
    '它在页面末尾的传送层里，样式不要依赖外层选择器。',
  ],
}
