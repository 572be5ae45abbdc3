import type { MenuItem } from '#app/admin/shell/menu-item.ts'

export const menu = [
  {
    key: 'case-data-autonomous-driving',
    title: '自动驾驶',
    under: 'case-data',
    position: 20,
    types: ['autonomous-driving-intro', 'autonomous-driving-item'],
    publicPage: '/data-annotation-cases/autonomous-driving',
  },
] as const satisfies readonly MenuItem[]
