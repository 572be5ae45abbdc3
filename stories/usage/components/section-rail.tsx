import { SectionRail } from '#design-system/section-rail/index.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['一张表单有三节以上，一屏放不下，而且要整体保存。', '保存被拒绝后，要一眼看出错在哪几节。'],
  whenNot: [
    { wanted: '各节分别保存', use: 'tabs' },
    { wanted: '步骤有先后，不能跳', use: 'process-flow' },
    '只有一两节：标题就够了。',
  ],
  anatomy: {
    story: 'Marked',
    parts: [
      { at: 'nav', name: '导轨', note: '1280 像素起为一列，更窄为一行；平板换行，手机横向滚动。' },
      { at: '[aria-current]', name: '当前节', note: '随滚动变化；到页底时是最后一节。' },
      { at: 'nav li:nth-child(2) [role=link] > span + span', name: '未保存', note: '这一节与打开时不同。' },
      {
        at: 'nav li:nth-child(5) [role=link] > span + span',
        name: '几处有误',
        note: '不合规则、或被服务器拒绝的字段数。',
      },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <SectionRail
            label="示例"
            sections={[
              { id: 'usage-a', label: '基本信息' },
              { id: 'usage-b', label: '图片', isChanged: true },
              { id: 'usage-c', label: '联系方式', errors: 2 },
            ]}
          />
        ),
        says: '状态写成字，色盲与读屏都看得到。',
      },
      bad: {
        shows: (
          <SectionRail
            label="示例"
            sections={[
              { id: 'usage-d', label: '请填写公司的基本信息' },
              { id: 'usage-e', label: '图片（选填，可多张）' },
            ]}
          />
        ),
        says: '标题成了说明书，窄屏上一节占半行。',
      },
    },
  ],
  wording: ['标题 2 到 8 个字，与节的标题一字不差。', '未保存与错误的字样由组件给出，不写进标题。'],
  keyboard: [
    ['Tab', '逐节移动'],
    ['Enter', '到这一节，焦点落在这一节上，再按 Tab 就是它的第一个字段'],
  ],
  screenReader: [
    '读作有名称的导航；每一项读标题与状态，当前节读作“当前位置”。',
    '错误数变化不打断正在读的内容，走到那一项才听到。',
  ],
  criteria: {
    '1.4.1': '未保存与有误都有文字，不只换颜色。',
    '2.4.1': '一次到达任何一节，不必穿过前面所有字段。',
    '2.4.11': '节上方用 `scroll-margin-top` 留出粘住的页头，焦点不会被盖住。',
  },
  related: { 'error-summary': '逐个列出字段；导轨只报每节几处。', tabs: '一次只显示一节。' },
  maturity: { status: '稳定', since: '2026-11-24' },
  development: [
    '每一节的元素要有 `id` 和 `tabIndex={-1}`。',
    '粘在哪里由使用的地方决定。',
    '不改地址栏：后台用 `#` 记住打开的面板。',
  ],
}
