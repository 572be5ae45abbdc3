import type { PageTexts } from '#app/public/page-texts.ts'

/** What the page says until its page config is filled (public-site §7). */
export const defaultSurveyingTexts: PageTexts = {
  title: '测绘服务',
  subtitle: '从外业观测到成果入库',
  description: '控制测量、航测成图、权籍调查与三维建模，图件与数据同源。',
  backgroundImage: '',
}
