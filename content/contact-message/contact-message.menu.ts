import { MessageSquareText } from 'lucide-react'
import type { MenuItem } from '#app/admin/shell/menu-item.ts'

export const menu = [
  {
    key: 'contact-management',
    title: '联系管理',
    icon: MessageSquareText,
    under: '企业',
    position: 30,
    isGroup: true,
  },
  {
    key: 'contact',
    title: '访客留言',
    under: 'contact-management',
    position: 10,
    types: ['contact-message'],
    publicPage: false,
  },
] as const satisfies readonly MenuItem[]
