import type { MenuItem } from '#app/admin/shell/menu-item.ts'

export const menu = [
  {
    key: 'qualification-certification',
    title: '资质认证',
    under: 'about',
    position: 40,
    types: ['qualification-certification'],
    publicPage: '/about',
  },
] as const satisfies readonly MenuItem[]
