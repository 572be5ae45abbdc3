import { Image } from 'lucide-react'
import type { MenuItem } from '#app/admin/shell/menu-item.ts'

export const menu = [
  {
    key: 'banner',
    title: '轮播图管理',
    icon: Image,
    under: '总览',
    position: 20,
    types: ['banner'],
    publicPage: '/',
  },
] as const satisfies readonly MenuItem[]
