import type { MenuItem } from '#app/admin/shell/menu-item.ts'

export const menu = [
  {
    key: 'wechat-qr-config',
    title: '微信二维码',
    under: 'about',
    position: 60,
    types: ['wechat-qr-config'],
    publicPage: '/contact',
  },
] as const satisfies readonly MenuItem[]
