import { Briefcase } from 'lucide-react'
import type { MenuItem } from '#app/admin/shell/menu-item.ts'

export const menu = [
  {
    key: 'service-bpo',
    title: '互联网BPO',
    icon: Briefcase,
    under: '服务',
    position: 50,
    types: ['internet-bpo'],
    publicPage: '/internet-bpo',
  },
] as const satisfies readonly MenuItem[]
