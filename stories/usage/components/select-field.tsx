import { SelectField } from '#design-system/select-field/index.ts'
import { noop } from '../noop.ts'
import type { Usage } from '../usage.ts'

const cities = [
  { value: 'hefei', label: '合肥' },
  { value: 'nanchang', label: '南昌' },
  { value: 'shenzhen', label: '深圳' },
]

export const usage: Usage = {
  when: ['从五到十五个已知的项里选一个：学历、工作性质、基地。', '工具条里的筛选条件（`size="small"`）。'],
  whenNot: [
    { wanted: '不到五项，且地方够', use: 'radio-group' },
    { wanted: '很多项，或可以自己写', use: 'combo-box' },
    { wanted: '是与否', use: 'switch-field' },
    { wanted: '执行一个操作', use: 'menu-button' },
  ],
  anatomy: {
    story: 'Playground',
    parts: [
      { at: 'button', name: '触发框', note: '显示所选的项；没选时是“请选择”，太长则省略。' },
      { at: 'button svg', name: '箭头', note: '装饰；整个框都能按。' },
    ],
  },
  practices: [
    {
      good: {
        shows: <SelectField label="工作地点" options={cities} value="hefei" onChange={noop} />,
        says: '选项按人们熟悉的次序排，已选的显示名称。',
      },
      bad: {
        shows: (
          <SelectField
            label="是否启用"
            options={[
              { value: '1', label: '1' },
              { value: '0', label: '0' },
            ]}
            value="1"
            onChange={noop}
          />
        ),
        says: '两个选项藏进下拉，还写成代码。',
      },
    },
  ],
  wording: [
    '选项彼此不相包含，长短相近。',
    '“不限”“全部”放第一个。',
    '附带说明写在 `description`，收起后不显示。',
  ],
  keyboard: [
    ['空格、Enter 或 ↓', '打开列表，焦点到已选的一项'],
    ['↑ ↓', '移动；打开前直接换值'],
    ['输入文字', '跳到以它开头的选项'],
    ['Esc', '收起，值不变'],
  ],
  screenReader: ['读名称、必填、所选的项；打开后报第几项共几项。', '说明在选项名称之后读出。'],
  criteria: {
    '1.4.10': '列表最高 20rem，超出在内部滚动，不推开页面。',
    '3.3.2': '占位文字只是“请选择”，要求写在提示里。',
    '4.1.2': '名称、值、展开状态齐全。',
  },
  related: {
    'combo-box': '能输入查找的同类。',
    'popover-surface': '列表的底板。',
    'filter-bar': '里面的 `FilterSelect` 就是它加一项“全部”。',
  },
  maturity: { status: '稳定', since: '2026-11-21' },
}
