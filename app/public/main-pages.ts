import { serviceRoutes } from './services.ts'
import { singlePages } from './single-pages.ts'

/** Where visitors who found nothing may begin, as search and the page of unknown addresses name it. */
export const mainPages: readonly { name: string; path: string }[] = [
  ...serviceRoutes,
  singlePages.label,
  singlePages.cases,
  singlePages.about,
  { name: '新闻动态', path: '/about#news' },
  { name: '招聘岗位', path: '/contact#jobs' },
  singlePages.contact,
]
