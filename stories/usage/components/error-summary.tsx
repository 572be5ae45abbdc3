import { ErrorSummary } from '#design-system/error-summary/index.ts'
import { noop } from '../noop.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['表单长过一屏，提交后错误可能在看不见的地方：公司信息、站点设置。'],
  whenNot: [
    '三五个字段的短表单：焦点直接到第一个错处就够。',
    { wanted: '服务器拒绝了整张表单', use: 'alert' },
    { wanted: '只想知道哪几节有错', use: 'section-rail' },
  ],
  anatomy: {
    story: 'Playground',
    parts: [
      { at: '[role=group]', name: '汇总', note: '提交出错后由调用者把焦点放上来。' },
      { at: '[role=group] p', name: '首行', note: '有几处需要修改。' },
      { at: '[role=group] li', name: '一处', note: '字段名加错误，按下即到那个字段。' },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <ErrorSummary
            errors={[
              { key: 'a', label: '公司名称', sentence: '请输入公司名称' },
              { key: 'b', label: '公司网站', sentence: '请填写以 https:// 开头的地址' },
            ]}
            onSelect={noop}
          />
        ),
        says: '句子与字段下方的一字不差，顺序同表单。',
      },
      bad: {
        shows: (
          <ErrorSummary errors={[{ key: 'a', label: '表单', sentence: '必填项未填写' }]} onSelect={noop} />
        ),
        says: '没说是哪一项，按下去也不知道到哪。',
      },
    },
  ],
  wording: ['首行由组件写：“有 3 处需要修改”。', '错误里已有字段名时不重复加前缀。'],
  keyboard: [
    ['Tab', '汇总得到焦点之后，逐条到链接'],
    ['Enter', '到那个字段'],
  ],
  screenReader: ['读作一组，名称是“有几处需要修改”。', '不是实时区：每改好一处不会重读，免得打断填写。'],
  criteria: {
    '3.3.1': '列出每一处错误及其字段。',
    '3.3.3': '句子说怎么改。',
    '2.4.3': '从汇总到字段、改完再提交，焦点都有着落。',
  },
  related: { alert: '样子来自它的 `danger`。', 'form-field': '字段下方的同一句话。' },
  maturity: { status: '稳定', since: '2026-11-24' },
  development: ['提交后调用 `ref.current.focus()`；没有错误时它什么也不画。'],
}
