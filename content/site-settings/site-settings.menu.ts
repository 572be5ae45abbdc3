import { Settings2 } from 'lucide-react'
import type { MenuItem } from '#app/admin/shell/menu-item.ts'

export const menu = [
  {
    key: 'site-settings',
    title: '站点设置',
    icon: Settings2,
    under: '总览',
    position: 40,
    types: ['site-settings'],
    publicPage: '/',
  },
] as const satisfies readonly MenuItem[]
