import type { MenuItem } from '#app/admin/shell/menu-item.ts'

export const menu = [
  {
    key: 'case-soil-submission',
    title: '土壤汇交',
    under: 'case-government',
    position: 10,
    types: ['soil-submission', 'soil-tech', 'soil-case'],
    publicPage: '/government-cases/soil-submission',
  },
] as const satisfies readonly MenuItem[]
