import { casePages } from '#app/public/cases/case-pages.ts'

/** One public address and the story that shows it. */
export interface PublicPage {
  path: string
  name: string
  /** The story file under stories/, without its ending. */
  story: string
}

/** Every public page of the route list (public-site §2.1), and those of one text each. */
export const publicPages: PublicPage[] = [
  page('/', '首页', 'app/public/home-page'),
  page('/government-services', '政府数据服务', 'app/public/government-services'),
  page('/data-annotation', '数据标注', 'app/public/data-annotation'),
  page('/data-collection', '数据采集', 'app/public/data-collection-page'),
  page('/internet-bpo', '互联网 BPO', 'app/public/internet-bpo-page'),
  page('/map-surveying', '地图测绘', 'app/public/map-surveying'),
  page('/industry-education', '产教融合', 'app/public/industry-education'),
  page('/label', '标注平台', 'app/public/label-page'),
  page('/about', '关于我们', 'app/public/about-page'),
  page('/about/news/{id}', '新闻全文', 'app/public/news-page'),
  page('/contact', '联系我们', 'app/public/contact-page'),
  page('/contact/jobs/{id}', '岗位详情', 'app/public/job-page'),
  page('/apply', '应聘申请', 'app/public/apply-page'),
  page('/privacy', '隐私政策', 'app/public/policy-pages'),
  page('/terms', '服务条款', 'app/public/policy-pages'),
  ...casePages.map(({ path, title }) => page(path, title, 'app/public/case-pages')),
  page('*', '未找到与出错', 'app/error-page'),
]

function page(path: string, name: string, story: string): PublicPage {
  return { path, name, story }
}
