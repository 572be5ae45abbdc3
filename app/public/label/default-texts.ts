import type { PageTexts } from '#app/public/page-texts.ts'

/** The chip above the page's name; no page config holds it (public-site §2.13, X-63). */
export const LABEL_BADGE = '标注平台'

/** What the banner says until its page config is filled (public-site §2.13, X-63). */
export const defaultLabelTexts: PageTexts = {
  title: '图联科技标注平台',
  subtitle: '数据标注与质检的一站式平台',
  description: '',
  backgroundImage: '',
}
