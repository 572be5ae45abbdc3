import { BookMarked } from 'lucide-react'
import type { MenuItem } from '#app/admin/shell/menu-item.ts'

export const menu = [
  {
    key: 'about',
    title: '关于我们',
    icon: BookMarked,
    under: '企业',
    position: 50,
    isGroup: true,
  },
  {
    key: 'about-content',
    title: '公司信息',
    under: 'about',
    position: 10,
    types: ['about'],
    publicPage: '/about',
  },
] as const satisfies readonly MenuItem[]
