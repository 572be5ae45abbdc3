import type { MenuItem } from '#app/admin/shell/menu-item.ts'

export const menu = [
  {
    key: 'software-copyright',
    title: '软件著作权',
    under: 'about',
    position: 30,
    types: ['software-copyright'],
    publicPage: '/about',
  },
] as const satisfies readonly MenuItem[]
