import { Section } from '#design-system/section/index.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: [
    '一页由几段不同的话题组成，要靠底色的交替让人看出段落：浅、淡、浅、墨。',
    '需要一整条深色来收尾或强调，例如“联系我们”上方的墨色带。',
  ],
  whenNot: [
    { wanted: '有标题、也可能没有内容的一段', use: 'page-section' },
    { wanted: '同一段里的若干并列条目', use: 'card' },
    '只是想加一点间距：用间距变量，不要为此新开一段。',
  ],
  anatomy: {
    story: 'Ink',
    parts: [
      { at: 'section', name: '底', note: '`plain`、`tinted`、`ink` 三种；墨底里所有变量自动取深色值。' },
      { at: 'section > [aria-hidden]', name: '背景装饰', note: '可省。多为等高线，读屏与点击都略过。' },
      { at: 'section > div:last-child', name: '版心', note: '宽度可选；`none` 时由内容自己定。' },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <div>
            <Section spacing="compact">浅</Section>
            <Section spacing="compact" tone="tinted">
              淡
            </Section>
          </div>
        ),
        says: '相邻两段底色不同，分界不需要线。',
      },
      bad: {
        shows: (
          <div>
            <Section spacing="compact" tone="ink">
              墨
            </Section>
            <Section spacing="compact" tone="ink">
              又一条墨
            </Section>
          </div>
        ),
        says: '两条墨色相连，看上去是一段，重点也就没有了；一页最多两条。',
      },
    },
  ],
  wording: ['分区自己没有字；其中的标题说明这一段回答访客的什么问题。'],
  keyboard: [['—', '分区不是一站，焦点直接到里面的链接与按钮']],
  screenReader: ['给了 `aria-labelledby` 才成为有名称的区域，能在地标列表里跳到；没有名称的分区读屏不报。'],
  criteria: {
    '1.3.1': '一段就是一个 `section`，以标题命名，结构与看到的一致。',
    '1.4.3': '墨底换的是整套变量，文字对比度与浅底同样经过计算。',
  },
  related: {
    'page-section': '分区加标题加空状态，页面里先考虑它。',
    container: '只要对齐、不要底色时单独用。',
    'contour-lines': '常用的背景装饰。',
  },
  maturity: { status: '稳定', since: '2026-11-21' },
}
