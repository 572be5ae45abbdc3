import { SEARCH_PATH } from '#app/public/search/search-address.ts'
import { singlePages } from '#app/public/single-pages.ts'

/** The footer's list beside the services (public-site §2.14). */
export const companyPages = [singlePages.about, singlePages.contact, { name: '站内搜索', path: SEARCH_PATH }]

/** Labels of pages that do not exist: the specification says that they do nothing. */
export const idleLabels = ['隐私政策', '服务条款', '网站地图']

/** The policies themselves, under names that nobody takes for the labels'. */
export const policyLinks = [
  { name: '《隐私政策》全文', path: '/privacy' },
  { name: '《服务条款》全文', path: '/terms' },
]
