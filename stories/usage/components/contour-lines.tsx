import { ContourLines } from '#design-system/contour-lines/index.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['一条墨色带或页面横幅显得空，需要一点测绘的气息。', '没有背景图的页面横幅：它就是默认的底。'],
  whenNot: [
    { wanted: '把一张图框成被标注的样子', use: 'survey-frame' },
    '文字密的地方：线会穿过字；表单和长文下面一律不用。',
    '表示真实地形：它是固定的图案，不是数据。',
  ],
  anatomy: {
    story: 'OnInkWithGrid',
    parts: [
      { at: '[aria-hidden] > div', name: '等高线', note: '一个缓存的矢量文件，颜色取自主题。' },
      { at: '[aria-hidden]', name: '方格网', note: '可省，`hasGrid` 才有，间隔 96 像素。' },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <div style={{ position: 'relative', minHeight: 140, padding: 16 }}>
            <ContourLines fade="left" />
            <b style={{ position: 'relative' }}>文字在淡出的一侧</b>
          </div>
        ),
        says: '在有字的一侧淡出，字和线各占一边。',
      },
      bad: {
        shows: (
          <div style={{ position: 'relative', minHeight: 140, padding: 16 }}>
            <ContourLines fade="none" hasGrid />
            <p style={{ position: 'relative' }}>线、网格和正文叠在一起，读一行就累了。</p>
          </div>
        ),
        says: '不淡出又加网格，正文变成背景的一部分。',
      },
    },
  ],
  wording: ['图案里没有字；上面要放的话不超过一个标题加一句。'],
  keyboard: [['—', '纯装饰，点击与焦点都穿过它']],
  screenReader: ['整个隐藏，不留下任何可读的东西。'],
  criteria: {
    '1.1.1': '装饰以 `aria-hidden` 隐藏。',
    '1.4.3': '线的颜色足够淡，文字对比度按“线正好在字下”计算。',
    '2.3.3': '不动，不随滚动视差。',
  },
  related: {
    section: '作为 `backdrop` 传入。',
    'page-banner': '没有背景图时自动使用。',
    'tick-rule': '同一套图廓语言里的另一种装饰。',
  },
  maturity: { status: '稳定', since: '2026-11-21' },
  development: ['父元素要有定位（`position: relative`），它会铺满父元素。', '打印与强制颜色下自动消失。'],
}
