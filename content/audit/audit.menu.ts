import { History } from 'lucide-react'
import type { MenuItem } from '#app/admin/shell/menu-item.ts'

export const menu = [
  {
    key: 'audit',
    title: '操作记录',
    icon: History,
    under: '总览',
    position: 50,
    types: ['audit'],
    publicPage: false,
  },
] as const satisfies readonly MenuItem[]
