import { applyTexts } from '#app/public/apply/apply-texts.ts'
import { casePages } from '#app/public/cases/case-pages.ts'
import { serviceRoutes } from '#app/public/services.ts'
import { singlePages } from '#app/public/single-pages.ts'
import type { Result } from './search-content.ts'

const { label, about, contact } = singlePages

/** Pages whose names and summaries are searched beside the records, since some of them hold none. */
export const sitePages: readonly Result[] = [
  ...serviceRoutes.map((route) => found(route, route.summary)),
  found(label, '数据标注与质检的一站式平台'),
  found(about, '企业文化、核心成员、企业荣誉、软件著作权、资质认证与新闻动态'),
  found(contact, '联系方式、在线留言、招聘岗位与各地基地'),
  found({ name: applyTexts.title, path: '/apply' }, '选择岗位，填写并提交应聘资料'),
  ...casePages.map(({ path, title, subtitle, description }) => ({
    to: path,
    title,
    excerpt: `${subtitle}。${description}`,
  })),
]

function found({ name, path }: { name: string; path: string }, excerpt: string): Result {
  return { to: path, title: name, excerpt }
}
