import { Landmark } from 'lucide-react'
import type { MenuItem } from '#app/admin/shell/menu-item.ts'

export const menu = [
  {
    key: 'service-government',
    title: '政府数据服务',
    icon: Landmark,
    under: '服务',
    position: 20,
    types: ['government-module', 'gallery-image'],
    publicPage: '/government-services',
  },
] as const satisfies readonly MenuItem[]
