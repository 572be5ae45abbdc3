import { Building2 } from 'lucide-react'
import type { MenuItem } from '#app/admin/shell/menu-item.ts'

export const menu = [
  {
    key: 'base',
    title: '基地管理',
    icon: Building2,
    under: '企业',
    position: 40,
    types: ['base'],
    publicPage: '/contact',
  },
] as const satisfies readonly MenuItem[]
