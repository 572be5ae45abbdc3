import type { PageTexts } from '#app/public/page-texts.ts'

/** What the page says until its page config is filled (public-site §7). */
export const defaultAnnotationTexts: PageTexts = {
  title: '数据标注',
  subtitle: '每一个框都有出处',
  description: '图像、视频、点云、语音与文本标注，规则成文、逐级质检，批次统计随数据一起交付。',
  backgroundImage: '',
}
