import { casePages } from '#app/public/cases/case-pages.ts'
import { serviceRoutes } from '#app/public/services.ts'
import type { Result } from './search-content.ts'

/** Pages whose names and summaries are searched beside the records, since some of them hold none. */
export const sitePages: readonly Result[] = [
  ...serviceRoutes.map(({ name, path, summary }) => ({ to: path, title: name, excerpt: summary })),
  { to: '/label', title: '标注平台', excerpt: '数据标注与质检的一站式平台' },
  {
    to: '/about',
    title: '关于我们',
    excerpt: '企业文化、核心成员、企业荣誉、软件著作权、资质认证与新闻动态',
  },
  { to: '/contact', title: '联系我们', excerpt: '联系方式、在线留言、招聘岗位与各地基地' },
  { to: '/apply', title: '应聘申请', excerpt: '选择岗位，填写并提交应聘资料' },
  ...casePages.map(({ path, title, subtitle, description }) => ({
    to: path,
    title,
    excerpt: `${subtitle}。${description}`,
  })),
]
