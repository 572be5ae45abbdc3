import { NumberField } from '#design-system/number-field/index.ts'
import { noop } from '../noop.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['真正的数量或次序：排序、工位数、招聘人数。'],
  whenNot: [
    { wanted: '电话、邮编、证书号', use: 'text-field' },
    { wanted: '经纬度', use: 'coordinates-field' },
    { wanted: '年月日', use: 'date-field' },
    '只有两三个可能的数：用单选，一眼看全。',
  ],
  anatomy: {
    story: 'WithUnit',
    parts: [
      { at: 'label', name: '名称', note: '不含单位。' },
      { at: 'input', name: '数字', note: '等宽数字；超出上下限的保留原样，并说明范围。' },
      { at: 'input + span', name: '单位', note: '可省，紧跟数字。' },
      { at: '[slot=decrement]', name: '加减', note: '没人逐个增减的数可以去掉（`hasSteps={false}`）。' },
    ],
  },
  practices: [
    {
      good: {
        shows: <NumberField label="排序" value={10} onChange={noop} hint="数字小的在前，相同时新的在前" />,
        says: '说明数字怎样起作用。',
      },
      bad: {
        shows: <NumberField label="联系电话" value={13800000000} onChange={noop} />,
        says: '电话不是数：加减没有意义，开头的 0 也会丢。',
      },
    },
  ],
  wording: ['单位写在 `unit` 里：“个”“人”，不写进名称的括号。', '上下限写在提示里，错误说允许的范围。'],
  keyboard: [
    ['↑ ↓', '加一、减一'],
    ['PageUp / PageDown', '加大步、减大步'],
    ['Home / End', '到最小值、最大值'],
    ['数字', '直接输入，其他字符不接受'],
  ],
  screenReader: ['读作数值调节框，报当前值、上下限与单位。', '加减按钮不单独占一站，方向键等效。'],
  criteria: {
    '2.1.1': '加减按钮能做的，方向键都能做。',
    '3.3.2': '单位与范围在填写之前可见。',
    '4.1.2': '值变化由控件自己报出。',
  },
  related: { 'order-list': '一串记录的次序用拖动更直观。', 'coordinates-field': '两个小数成对。' },
  maturity: { status: '稳定', since: '2026-11-21' },
}
