import type { PageTexts } from '#app/public/page-texts.ts'

/** What the page says until its page config is filled (public-site §7). */
export const defaultCollectionTexts: PageTexts = {
  title: '数据采集',
  subtitle: '按任务书采，按清单交',
  description: '图像、视频、语音与文本的定制采集：知情同意、分布可控、过程留痕。',
  backgroundImage: '',
}
