import { ScanText } from 'lucide-react'
import type { MenuItem } from '#app/admin/shell/menu-item.ts'

export const menu = [
  {
    key: 'service-collection',
    title: '数据采集',
    icon: ScanText,
    under: '服务',
    position: 40,
    types: ['data-collection'],
    publicPage: '/data-collection',
  },
] as const satisfies readonly MenuItem[]
