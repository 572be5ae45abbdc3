import type { PageTexts } from '#app/public/page-texts.ts'

/** What the page says until its page config is filled (public-site §7). */
export const defaultGovernmentTexts: PageTexts = {
  title: '政府数据服务',
  subtitle: '让各部门的数据对得上、用得起来',
  description: '面向八个领域的主管部门，承担数据的采集、治理、建库与更新，成果可核对、可追溯。',
  backgroundImage: '',
}
