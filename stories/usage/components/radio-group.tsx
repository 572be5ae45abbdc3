import { RadioGroup } from '#design-system/radio-group/index.ts'
import { noop } from '../noop.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['二到五个选项，并列看得见更容易选对：状态、性别、打开方式。'],
  whenNot: [
    { wanted: '五个以上', use: 'select-field' },
    { wanted: '改了马上生效的开与关', use: 'switch-field' },
    '可以选好几个：用复选框放进字段框。',
  ],
  anatomy: {
    story: 'Vertical',
    parts: [
      { at: '[role=radiogroup]', name: '组', note: '名称、提示、错误属于整组。' },
      { at: 'label', name: '选项', note: '圆点与文字一起可按，触屏高 44 像素。' },
      { at: 'label > span:last-of-type > span', name: '说明', note: '可省，第二行小字。' },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <RadioGroup
            label="状态"
            options={[
              { value: 1, label: '启用' },
              { value: 0, label: '禁用' },
            ]}
            value={1}
            onChange={noop}
          />
        ),
        says: '两个词成对，默认选好最常用的。',
      },
      bad: {
        shows: (
          <RadioGroup
            label="是否不在首页隐藏"
            options={[
              { value: 1, label: '是' },
              { value: 0, label: '否' },
            ]}
            value={null}
            onChange={noop}
          />
        ),
        says: '双重否定，答“是”到底显不显示？换成“首页显示：显示、隐藏”。',
      },
    },
  ],
  wording: ['组名是名词，选项是它的取值。', '选项互斥且说全；不确定就给“其他”。'],
  keyboard: [
    ['Tab', '到已选的一项，没选时到第一项'],
    ['↑ ↓ ← →', '换到相邻的选项并选中'],
    ['空格', '选中有焦点的一项'],
  ],
  screenReader: ['读组名、必填，再读选项与第几个共几个。', '说明并在选项名称里读出。'],
  criteria: {
    '1.3.1': '选项属于哪一组由 `radiogroup` 说明。',
    '1.4.11': '圆点的边与底不低于 3:1，选中的是实心粗环。',
    '3.3.2': '选项全部可见，不必展开才知道有什么。',
  },
  related: {
    'select-field': '选项多时。',
    'status-switch': '列表行里的启停。',
    'theme-switch': '同样是单选，立即生效。',
  },
  maturity: { status: '稳定', since: '2026-11-21' },
  development: ['数字的值进出都是数字，不会变成文字。'],
}
