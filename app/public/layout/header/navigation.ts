import { serviceRoutes, type ServiceRoute } from '#app/public/services.ts'

type NavigationEntry = { name: string; path: string } | { name: string; services: readonly ServiceRoute[] }

/** The header's navigation, in order (public-site §2.2). */
export const navigation: readonly NavigationEntry[] = [
  { name: '首页', path: '/' },
  { name: '关于我们', path: '/about' },
  { name: '服务', services: serviceRoutes },
  { name: '标注平台', path: '/label' },
  { name: '联系我们', path: '/contact' },
]
