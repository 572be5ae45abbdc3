import { serviceRoutes, type ServiceRoute } from '#app/public/services.ts'
import { singlePages } from '#app/public/single-pages.ts'

type NavigationEntry = { name: string; path: string } | { name: string; services: readonly ServiceRoute[] }

/** The header's navigation, in order (public-site §2.2). */
export const navigation: readonly NavigationEntry[] = [
  { name: '首页', path: '/' },
  singlePages.about,
  { name: '服务', services: serviceRoutes },
  singlePages.label,
  singlePages.contact,
]
