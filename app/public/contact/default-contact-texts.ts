import type { PageTexts } from '#app/public/page-texts.ts'

/** What the page says until its page config is filled (public-site §7). */
export const defaultContactTexts: PageTexts = {
  title: '联系我们',
  subtitle: '说说您手上的数据',
  description: '周一至周六 8:30-17:30 有人接听，留言通常在一个工作日内回复。',
  backgroundImage: '',
}
