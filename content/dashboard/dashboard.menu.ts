import { LayoutDashboard } from 'lucide-react'
import type { MenuItem } from '#app/admin/shell/menu-item.ts'

export const menu = [
  {
    key: 'dashboard',
    title: '仪表盘',
    icon: LayoutDashboard,
    under: '总览',
    position: 10,
    types: ['stats'],
    publicPage: false,
  },
] as const satisfies readonly MenuItem[]
