import type { MenuItem } from '#app/admin/shell/menu-item.ts'

export const menu = [
  {
    key: 'case-land-extension',
    title: '土地延包',
    under: 'case-government',
    position: 20,
    types: ['land-extension-background', 'land-extension-process', 'land-extension-statistics'],
    publicPage: '/government-cases/land-extension',
  },
] as const satisfies readonly MenuItem[]
