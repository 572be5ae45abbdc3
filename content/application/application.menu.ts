import type { MenuItem } from '#app/admin/shell/menu-item.ts'

export const menu = [
  {
    key: 'application',
    title: '简历管理',
    under: 'contact-management',
    position: 30,
    types: ['application', 'person'],
    publicPage: false,
  },
] as const satisfies readonly MenuItem[]
