import type { MenuItem } from '#app/admin/shell/menu-item.ts'

export const menu = [
  {
    key: 'leadership-care',
    title: '领导关怀',
    under: 'about',
    position: 50,
    types: ['leadership-care'],
    publicPage: '/about',
  },
] as const satisfies readonly MenuItem[]
