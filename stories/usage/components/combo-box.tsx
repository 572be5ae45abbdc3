import { ComboBox } from '#design-system/combo-box/index.ts'
import { noop } from '../noop.ts'
import type { Usage } from '../usage.ts'

const kinds = [
  { value: 'soil', label: '土壤汇交' },
  { value: 'land', label: '土地延包' },
]

export const usage: Usage = {
  when: [
    '选项多到要查找：案例分类、上级记录。',
    '多数人选现成的，也允许写新的：`allowsFreeText`。',
    '选项在服务器上：`load`，停笔四分之一秒后再问。',
  ],
  whenNot: [
    { wanted: '十几项以内', use: 'select-field' },
    { wanted: '查找一整张表', use: 'search-field' },
    '选好几个：这里只存一个值。',
  ],
  anatomy: {
    story: 'Playground',
    parts: [
      { at: 'input', name: '输入框', note: '输入即筛选；全角半角、大小写都不计较。' },
      { at: 'button', name: '展开', note: '看全部选项。' },
    ],
  },
  practices: [
    {
      good: {
        shows: <ComboBox label="案例分类" options={kinds} value="soil" onChange={noop} />,
        says: '不允许自由输入时，离开框会恢复成上一次选的项，不会存进半个词。',
      },
      bad: {
        shows: (
          <ComboBox
            label="性别"
            options={[
              { value: 'f', label: '女' },
              { value: 'm', label: '男' },
            ]}
            value=""
            onChange={noop}
            allowsFreeText
          />
        ),
        says: '两个选项也要打字，还允许写出第三种，数据对不齐。',
      },
    },
  ],
  wording: [
    '默认占位“输入以查找”，允许自由输入时“输入或选择”。',
    '找不到时说“没有匹配的选项”，查找失败另说“查找失败，请修改关键词重试”。',
  ],
  keyboard: [
    ['输入文字', '筛选并打开列表'],
    ['↓ ↑', '打开并在选项间移动'],
    ['Enter', '选中；列表关着时提交表单'],
    ['Esc', '先收起列表，再按清回原值'],
  ],
  screenReader: [
    '读作组合框，打开后报有几个选项。',
    '选项的说明算在名称里，因为也看得到。',
    '查找中与查找失败在列表里读出。',
  ],
  criteria: {
    '3.2.2': '输入时只筛选，不自动选中、不提交。',
    '4.1.2': '展开、活动选项由组件库标明。',
    '4.1.3': '结果数目作为状态消息报出。',
  },
  related: { 'select-field': '选项列表长得一样，不能输入。', 'icon-chooser': '选的是图标时。' },
  maturity: { status: '稳定', since: '2026-11-22' },
  development: [
    '`load` 在各次渲染之间要是同一个函数，否则每次渲染都会重新查找。',
    '用 `load` 打开一条旧记录时，`textOf` 给出值对应的文字。',
  ],
}
