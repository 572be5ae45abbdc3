import { Map } from 'lucide-react'
import type { MenuItem } from '#app/admin/shell/menu-item.ts'

export const menu = [
  {
    key: 'service-map',
    title: '地图测绘',
    icon: Map,
    under: '服务',
    position: 60,
    types: ['map-surveying', 'map-surveying-tech-advantages', 'map-surveying-applications'],
    publicPage: '/map-surveying',
  },
] as const satisfies readonly MenuItem[]
