import type { MenuItem } from '#app/admin/shell/menu-item.ts'

export const menu = [
  {
    key: 'recruitment',
    title: '招聘管理',
    under: 'contact-management',
    position: 20,
    types: ['recruitment'],
    publicPage: '/contact',
  },
] as const satisfies readonly MenuItem[]
