import { School } from 'lucide-react'
import type { MenuItem } from '#app/admin/shell/menu-item.ts'

export const menu = [
  {
    key: 'service-industry',
    title: '产教融合',
    icon: School,
    under: '服务',
    position: 70,
    types: ['industry-education', 'tech-service-social-service'],
    publicPage: '/industry-education',
  },
] as const satisfies readonly MenuItem[]
