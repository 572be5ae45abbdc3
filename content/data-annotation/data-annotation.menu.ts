import { Tags } from 'lucide-react'
import type { MenuItem } from '#app/admin/shell/menu-item.ts'

export const menu = [
  {
    key: 'service-data',
    title: '数据标注',
    icon: Tags,
    under: '服务',
    position: 30,
    types: ['data-annotation', 'industry-solutions'],
    publicPage: '/data-annotation',
  },
] as const satisfies readonly MenuItem[]
