import type { PageTexts } from '#app/public/page-texts.ts'

/** What the page says until its page config is filled (public-site §7). */
export const defaultBpoTexts: PageTexts = {
  title: '互联网 BPO',
  subtitle: '人员、场地、管理，一起交给我们',
  description: '客户服务、内容审核与资料录入的整段承接：团队自建、过程可查、高峰可扩。',
  backgroundImage: '',
}
