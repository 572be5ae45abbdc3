import { serviceRoutes } from './services.ts'

/** Where visitors who found nothing may begin, as search and the page of unknown addresses name it. */
export const mainPages: readonly { name: string; path: string }[] = [
  ...serviceRoutes,
  { name: '标注平台', path: '/label' },
  { name: '成功案例', path: '/cases' },
  { name: '关于我们', path: '/about' },
  { name: '新闻动态', path: '/about#news' },
  { name: '招聘岗位', path: '/contact#jobs' },
  { name: '联系我们', path: '/contact' },
]
