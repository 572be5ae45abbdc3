import { Handshake } from 'lucide-react'
import type { MenuItem } from '#app/admin/shell/menu-item.ts'

export const menu = [
  {
    key: 'partner',
    title: '合作企业',
    icon: Handshake,
    under: '企业',
    position: 10,
    types: ['partner'],
    publicPage: '/',
  },
] as const satisfies readonly MenuItem[]
