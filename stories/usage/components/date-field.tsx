import { DateField } from '#design-system/date-field/index.ts'
import { noop } from '../noop.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['只关心哪一天：登记日期、颁发日期、到期日期。', '筛选条里的起止两天（`size="small"`）。'],
  whenNot: [
    { wanted: '时刻也有意义', use: 'date-time-field' },
    '只有年份：用数字或下拉，日历会逼人编出月和日。',
    '系统记下的日期：只读显示，不给输入框。',
  ],
  anatomy: {
    story: 'Playground',
    parts: [
      {
        at: '[role=spinbutton]',
        name: '年、月、日',
        note: '三段，每段可单独输入；值是 `YYYY-MM-DD` 的文字。',
      },
      { at: '[aria-label^=清除]', name: '清除', note: '非必填且有值时才有。' },
      { at: 'button[aria-haspopup=dialog]', name: '日历按钮', note: '打开月历，选一天就关。' },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <DateField
            label="颁发日期"
            value="2026-11-21"
            max="2026-12-31"
            onChange={noop}
            hint="以证书上的日期为准"
          />
        ),
        says: '提示说取哪个日期；界限之外的日期说明原因。',
      },
      bad: {
        shows: <DateField label="成立年份" value="2007-01-01" onChange={noop} />,
        says: '只知道 2007 年，却存成元旦，别人会当真。',
      },
    },
  ],
  wording: ['名称带“日期”二字，与“时间”区分。', '说明界限时写全：“不能早于登记日期 2026-11-01”。'],
  keyboard: [
    ['数字', '填当前段，填满自动到下一段'],
    ['← →', '换段'],
    ['↑ ↓', '当前段加一、减一'],
    ['Ctrl+V', '粘贴整个日期，常见写法都认得'],
    ['Alt+↓', '打开月历；方向键选日，PageUp / PageDown 翻月'],
    ['Esc', '关闭月历，焦点回到按钮'],
  ],
  screenReader: [
    '每段读作数值调节框，带段名与字段名。',
    '粘贴后读出填入的日期；读不出时说明该粘贴什么样的文字。',
  ],
  criteria: {
    '2.5.8': '段与段相距至少 24 像素，触屏每段 44 像素。',
    '3.3.3': '界限之外说最早或最晚是何时。',
    '1.3.1': '三段属于一个有名称的组。',
  },
  related: { 'date-time-field': '同样的框，多了时分秒。', 'filter-bar': '里面的 `DateRange` 用两个它。' },
  maturity: { status: '稳定', since: '2026-11-21' },
  development: ['没填全时值为空；要在提交时拒绝半个日期，用 `onUnfinished`。'],
}
