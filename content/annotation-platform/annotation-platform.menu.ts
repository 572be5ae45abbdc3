import { ScanText } from 'lucide-react'
import type { MenuItem } from '#app/admin/shell/menu-item.ts'

export const menu = [
  {
    key: 'annotation-platform',
    title: '标注平台',
    icon: ScanText,
    under: '服务',
    position: 80,
    types: ['label', 'data-annotation-support', 'intelligent-annotation', 'quality-process'],
    publicPage: '/label',
  },
] as const satisfies readonly MenuItem[]
