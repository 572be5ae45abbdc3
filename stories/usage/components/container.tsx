import { Container } from '#design-system/container/index.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: [
    '一段内容要与页头、页脚左右对齐：页面里的一切正文都在版心之内。',
    '长文要窄到读得舒服：资讯正文与条款用 `narrow`，一行约四十个汉字。',
  ],
  whenNot: [
    { wanted: '整条要有底色和上下留白', use: 'section' },
    '后台的面板：外框已经给了留白，再套一层会越来越窄。',
    '通栏的图片与首屏：它们本来就要碰到窗口两边。',
  ],
  anatomy: {
    story: 'Playground',
    parts: [
      {
        at: '[data-part=column]',
        name: '内容列',
        note: '最宽 800、1248 或 1440 像素，由 `$width` 定，窗口窄时随窗口。',
      },
      { at: '[data-part=gutter]', name: '两侧留白', note: '取 `size.gutter`，手机上也不会贴边。' },
    ],
  },
  practices: [
    {
      good: {
        shows: <Container $width="narrow">读者一眼扫得到行末，换行时不会串行。</Container>,
        says: '阅读为主的内容用窄版心。',
      },
      bad: {
        shows: (
          <Container $width="wide">
            <Container $width="wide">套两层版心，左右各多出一份留白，与页头不再对齐。</Container>
          </Container>
        ),
        says: '版心里不再放版心。',
      },
    },
  ],
  wording: ['自己没有文字；放进来的正文一行不超过 42 个汉字就要考虑 `narrow`。'],
  keyboard: [['—', '只管宽度，不接收焦点']],
  screenReader: ['是普通的 `div`，不产生任何角色；地标由里面的分区自己给。'],
  criteria: {
    '1.4.10': '在 320 像素宽、放大到 400 % 时内容单列重排，页面不横向滚动。',
    '1.4.12': '宽度用最大值而不是固定值，加大字距、行距不会溢出。',
  },
  related: {
    section: '自带一个版心，多数页面直接用它。',
    'page-section': '再加上标题，是页面里最常见的一层。',
  },
  maturity: { status: '稳定', since: '2026-11-21' },
  development: ['属性名前有 `$`，因为它只影响样式，不会落到页面元素上。'],
}
