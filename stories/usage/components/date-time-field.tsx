import { DateTimeField } from '#design-system/date-time-field/index.ts'
import { noop } from '../noop.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['时刻本身有意义：新闻的发布时间。存的是北京时间的钟面读数，不做任何换算。'],
  whenNot: [
    { wanted: '只关心哪一天', use: 'date-field' },
    { wanted: '由系统记录的时间', use: 'description-list' },
    '多久之后：用数字加单位。',
  ],
  anatomy: {
    story: 'Playground',
    parts: [
      {
        at: '[role=spinbutton]',
        name: '年月日时分秒',
        note: '六段，每段可单独输入；值是 `YYYY-MM-DD HH:mm:ss` 的文字。',
      },
      { at: '[aria-label$=填入现在]', name: '现在', note: '填入此刻的北京时间，与电脑所在时区无关。' },
      {
        at: 'button[aria-haspopup=dialog]',
        name: '日历',
        note: '月历加时刻；选一天不改时刻，面板也不关，按“完成”或 Esc 才关。',
      },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <DateTimeField
            label="发布时间"
            value="2026-11-21 09:30:00"
            onChange={noop}
            hint="北京时间；晚于现在则到时才显示"
          />
        ),
        says: '提示说明时区与将来时刻的后果。',
      },
      bad: {
        shows: <DateTimeField label="最后修改时间" value="2026-11-21 09:30:00" onChange={noop} />,
        says: '系统记的时间不该能改；只读也不必用输入框。',
      },
    },
  ],
  wording: ['名称带“时间”。', '默认时刻 00:00:00 要在提示里说清是零点。'],
  keyboard: [
    ['数字与 ← →', '填段、换段，与日期字段相同'],
    ['↑ ↓', '当前段加减一'],
    ['Backspace', '清空当前段'],
    ['Ctrl+V / Ctrl+C', '粘贴、复制整个时刻'],
    ['Alt+↓', '打开日历与时刻面板'],
    ['Esc', '关闭面板，焦点回到日历按钮'],
  ],
  screenReader: ['六段各有段名；提示和错误作为描述。', '“现在”按钮的名称是“发布时间填入现在”。'],
  criteria: {
    '3.3.3': '`min`、`max` 之外的时刻不会被悄悄改掉，下方说明最早或最晚是何时。',
    '2.1.1': '面板里的一切键盘都到得了。',
    '3.3.4': '粘贴读不出时原值不变。',
  },
  related: { 'date-field': '只有日期的同类。' },
  maturity: { status: '稳定', since: '2026-11-22' },
}
