import { TextField } from '#design-system/text-field/index.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['一行以内的文字：姓名、电话、标题、链接。访客表单与后台都用它。'],
  whenNot: [
    { wanted: '会写到第二行的内容', use: 'text-area' },
    { wanted: '数量、排序', use: 'number-field' },
    { wanted: '从列表里选，或多数时候是那几个', use: 'combo-box' },
    { wanted: '查找', use: 'search-field' },
  ],
  anatomy: {
    story: 'WithError',
    parts: [
      { at: 'label', name: '名称', note: '在框上方，不在框里。' },
      { at: 'input', name: '输入框', note: '访客页高 44 像素；后台里矮一些，触屏仍 44 像素。' },
      { at: '[id$=-error]', name: '错误', note: '代替提示出现，焦点到框时读出。' },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <TextField label="手机号" name="phone" autoComplete="tel" inputMode="tel" hint="用于电话回访" />
        ),
        says: '`autoComplete` 让浏览器代填，`inputMode` 弹出数字键盘。',
      },
      bad: {
        shows: (
          <TextField label="手机号" placeholder="例如：13800000000，11 位数字，不要加空格" maxLength={11} />
        ),
        says: '要求写在占位里，填到第一个字就没了；带空格粘贴会被截断。',
      },
    },
  ],
  wording: [
    '名称二到六个字，不带冒号和“请输入”。',
    '占位文字只放例子，例子是虚构的。',
    '错误写怎么改：“请输入 11 位手机号”。',
  ],
  keyboard: [
    ['Tab', '到输入框'],
    ['Enter', '提交所在的表单'],
  ],
  screenReader: ['读名称、必填、内容，再读提示或错误。', '出错时标为无效。'],
  criteria: {
    '1.3.5': '姓名、电话、邮箱都带 `autoComplete`。',
    '3.3.1': '错误以文字说明并与输入框相连。',
    '1.4.11': '边框与底色不低于 3:1。',
  },
  related: { 'text-area': '同样的外框，多行。', field: '名称与提示的外框。' },
  maturity: { status: '稳定', since: '2026-11-21' },
  development: ['`ref` 是输入框本身；可控与不可控都行。'],
}
