import type { MenuItem } from '#app/admin/shell/menu-item.ts'

export const menu = [
  {
    key: 'enterprise-honors',
    title: '企业荣誉',
    under: 'about',
    position: 20,
    types: ['enterprise-honors'],
    publicPage: '/about',
  },
] as const satisfies readonly MenuItem[]
