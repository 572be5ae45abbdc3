import { SwitchField } from '#design-system/switch-field/index.ts'
import { noop } from '../noop.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['打开或关闭一样东西，马上生效：显示已停用的、首页展示。'],
  whenNot: [
    { wanted: '表格行里的启停，要保存到服务器', use: 'status-switch' },
    { wanted: '两个并列的取值，不是开与关', use: 'radio-group' },
    '同意条款：用复选框，提交时才算数。',
  ],
  anatomy: {
    story: 'Playground',
    parts: [
      { at: 'label > span', name: '轨道', note: '开为主色，关为边框色；强制颜色下换系统色。' },
      { at: 'label > span > span', name: '旋钮', note: '保存中里面转进度。' },
      { at: 'label > span:nth-of-type(2)', name: '名称', note: '说开的是什么，不随状态变。' },
    ],
  },
  practices: [
    {
      good: {
        shows: <SwitchField label="在首页显示" isSelected onChange={noop} />,
        says: '名称是打开之后成立的一句话。',
      },
      bad: {
        shows: <SwitchField label="点击关闭首页显示" isSelected onChange={noop} />,
        says: '名称说动作：开着时是“点击关闭”，关着时呢？',
      },
    },
  ],
  wording: ['名称二到八个字，肯定句。', '`stateTexts` 用成对的词：启用/禁用、显示/隐藏。'],
  keyboard: [
    ['Tab', '到开关'],
    ['空格', '切换；保存中不作反应'],
  ],
  screenReader: ['读作开关，报名称与开或关；保存中报忙碌。', '旁边的状态字隐藏，免得重复。'],
  criteria: {
    '1.4.1': '开与关除了颜色，旋钮位置也不同。',
    '2.5.8': '连同名称一起可按。',
    '3.2.2': '只改这一项，不跳页。',
  },
  related: { 'status-switch': '在它之上加保存、退回与播报。', 'radio-group': '表单里要点保存才生效时。' },
  maturity: { status: '稳定', since: '2026-11-21' },
}
