import type { MenuItem } from '#app/admin/shell/menu-item.ts'

export const menu = [
  {
    key: 'core-member',
    title: '核心成员',
    under: 'about',
    position: 70,
    types: ['core-member'],
    publicPage: '/about',
  },
] as const satisfies readonly MenuItem[]
