import { Newspaper } from 'lucide-react'
import type { MenuItem } from '#app/admin/shell/menu-item.ts'

export const menu = [
  {
    key: 'news',
    title: '新闻资讯',
    icon: Newspaper,
    under: '企业',
    position: 20,
    types: ['news'],
    publicPage: '/about',
  },
] as const satisfies readonly MenuItem[]
