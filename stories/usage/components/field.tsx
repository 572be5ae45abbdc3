import { Field } from '#design-system/field/index.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['访客表单里要用一个没有现成组件的控件：原生 `select`、文件选择、勾选框。'],
  whenNot: [
    { wanted: '一行文字', use: 'text-field' },
    { wanted: '几行文字', use: 'text-area' },
    { wanted: '后台的一组控件', use: 'form-field' },
  ],
  anatomy: {
    story: 'HintAndCount',
    parts: [
      { at: 'label', name: '名称', note: '始终可见，必填时带星号与“（必填）”。' },
      { at: 'label > :last-child', name: '末端', note: '可省，如字数。' },
      { at: 'input, textarea, select', name: '控件', note: '与 `controlId` 同一个编号；样式用 `control`。' },
      { at: '[id$=-hint]', name: '提示', note: '一句帮助；有错误时换成错误。' },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <Field controlId="usage-city" label="所在城市" hint="用于安排最近的基地联系您">
            <select id="usage-city" aria-describedby="usage-city-hint">
              <option>合肥</option>
              <option>南昌</option>
            </select>
          </Field>
        ),
        says: '提示说这一项拿来做什么，访客愿意填。',
      },
      bad: {
        shows: (
          <Field controlId="usage-wrong" label="">
            <input id="usage-wrong" placeholder="请输入您所在的城市（必填）" />
          </Field>
        ),
        says: '用占位文字当名称，一开始填就看不见了。',
      },
    },
  ],
  wording: ['名称是名词，不带冒号。', '提示写用途或格式，不写“请输入”。', '错误说怎么改：“请选择所在城市”。'],
  keyboard: [['Tab', '到其中的控件；名称与提示不停']],
  screenReader: [
    '控件的名称是名称文字，提示或错误作为描述读出。',
    '错误出现时不自动播报；提交后焦点到第一个有误的控件，随即读到。',
  ],
  criteria: {
    '1.3.1': '名称与控件由 `for` 相连，点名称也能聚焦。',
    '3.3.1': '错误是文字加图标，不只是红框。',
    '3.3.2': '名称始终在，不用占位文字代替。',
  },
  related: {
    'text-field': '已经放好 `input`。',
    'form-field': '后台版，用组件库连接编号。',
    'error-summary': '很长的表单再加一份汇总。',
  },
  maturity: { status: '稳定', since: '2026-11-21' },
  development: ['`describedBy(controlId, { hint, error })` 给出控件该带的无障碍属性。'],
}
