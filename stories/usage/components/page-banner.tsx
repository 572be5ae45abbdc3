import { PageBanner } from '#design-system/page-banner/index.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: [
    '首页以外每个访客页面的顶部：说这是哪一页、讲给谁。',
    '后台给了背景图就用图，没有时画等高线，两种都要好看。',
  ],
  whenNot: [
    { wanted: '首屏要轮播几条主张', use: 'carousel' },
    { wanted: '页面中间的一段', use: 'section-heading' },
    '错误页与对话框：它们自己说明白就够了。',
  ],
  anatomy: {
    story: 'Playground',
    parts: [
      { at: 'nav', name: '面包屑', note: '只在案例子页出现，因为别的页只有一级。' },
      { at: 'header p[aria-hidden]', name: '眉题', note: '西文短语，装饰性，读屏略过。' },
      { at: 'h1', name: '页名', note: '全页唯一的一级标题。' },
      { at: 'h1 + p', name: '副题', note: '一行主张。' },
      { at: 'h1 ~ p:last-of-type', name: '说明', note: '一两句，讲清范围。' },
      {
        at: 'header > div:last-child > div:last-child',
        name: '图廓刻度',
        note: '左端可放坐标等读数；装饰。',
      },
    ],
  },
  practices: [
    {
      good: {
        shows: <PageBanner title="数据标注" description="图像、语音、文本与三维点云，一套规范交付。" />,
        says: '页名与菜单一致，说明是事实。',
      },
      bad: {
        shows: <PageBanner title="专业·高效·值得信赖的数据标注服务商" />,
        says: '页名成了口号，访客对不上自己点的是哪一项。',
      },
    },
  ],
  wording: [
    '页名就是菜单里的那个词。',
    '副题 20 个汉字以内，不加句号；说明可以加。',
    '背景图上不放文字，标志也不放。',
  ],
  keyboard: [['Tab', '先面包屑，再 `actions` 里的链接；没有这些时整块略过']],
  screenReader: ['是页面的 `header`，先读面包屑，再读一级标题。', '背景图与刻度不读。'],
  criteria: {
    '1.4.3': '文字下垫了一层遮罩，连全白的图上也够 4.5:1（故事 WhitePicture）。',
    '1.4.5': '文字都是文字，不做进背景图。',
    '2.4.6': '一级标题说出页面主题。',
  },
  related: {
    breadcrumbs: '放进 `trail`。',
    'contour-lines': '没有背景图时的底纹。',
    'tick-rule': '下沿的刻度。',
  },
  maturity: { status: '稳定', since: '2026-11-21' },
}
