import { Layers } from 'lucide-react'
import type { MenuItem } from '#app/admin/shell/menu-item.ts'

export const menu = [
  {
    key: 'service',
    title: '服务列表',
    icon: Layers,
    under: '服务',
    position: 10,
    types: ['service'],
    publicPage: '/',
  },
] as const satisfies readonly MenuItem[]
