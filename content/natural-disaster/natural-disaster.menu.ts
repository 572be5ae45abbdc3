import type { MenuItem } from '#app/admin/shell/menu-item.ts'

export const menu = [
  {
    key: 'case-natural-disaster',
    title: '自然灾害',
    under: 'case-government',
    position: 30,
    types: [
      'natural-disaster-data-collection',
      'natural-disaster-data-management',
      'natural-disaster-risk-assessment',
    ],
    publicPage: '/government-cases/natural-disaster',
  },
] as const satisfies readonly MenuItem[]
