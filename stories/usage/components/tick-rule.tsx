import { TickRule } from '#design-system/tick-rule/index.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['页面横幅的下沿、页脚上方，像图廓一样收住一条边。', '两端有真实的读数可写：坐标、年份、图号。'],
  whenNot: [
    '表单与列表里的分隔：用一像素的线，刻度会被当成可以读数的东西。',
    { wanted: '表示做到了百分之几', use: 'progress-bar' },
    '垂直方向：只有横的。',
  ],
  anatomy: {
    story: 'Playground',
    parts: [
      { at: '[aria-hidden] > span:first-child', name: '左端读数', note: '可省，等宽字体。' },
      {
        at: '[aria-hidden] > span:nth-child(2)',
        name: '刻度',
        note: '8 像素一小格，80 像素一大格，占满余下的宽度。',
      },
      { at: '[aria-hidden] > span:last-child', name: '右端读数', note: '可省，与左端成对时同一种单位。' },
    ],
  },
  practices: [
    {
      good: { shows: <TickRule start="117°20′E" end="31°54′N" />, says: '读数是公司的真实坐标。' },
      bad: { shows: <TickRule start="0" end="100" />, says: '像进度或评分，访客会去找它量的是什么。' },
    },
  ],
  wording: ["坐标写到分，用 ′ 而不是 ' 。", '没有可写的就留空，不编数字。'],
  keyboard: [['—', '装饰线，不参与焦点']],
  screenReader: ['连同两端的读数一起隐藏；同样的信息若有用，另写在正文里。'],
  criteria: {
    '1.1.1': '作为装饰隐藏，不会把“一百一十七度”插进朗读。',
    '1.4.10': '读数不换行，刻度自己变短，手机上不溢出。',
  },
  related: { 'page-banner': '它的下沿就是一条刻度线。', 'contour-lines': '同属图廓装饰，铺面而不是画线。' },
  maturity: { status: '稳定', since: '2026-11-21' },
}
