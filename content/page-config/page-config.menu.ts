import { FileText } from 'lucide-react'
import type { MenuItem } from '#app/admin/shell/menu-item.ts'

/** The page of each key of the page texts; that of the services leads on to another. */
const pages: Readonly<Record<string, string>> = {
  'government-services': '/government-services',
  'data-annotation': '/data-annotation',
  'map-surveying': '/map-surveying',
  'industry-education': '/industry-education',
  cases: '/cases',
  about: '/about',
  'label-platform': '/label',
  contact: '/contact',
  'data-collection': '/data-collection',
  'internet-bpo': '/internet-bpo',
}

export const menu = [
  {
    key: 'page-config',
    title: '页面配置',
    icon: FileText,
    under: '总览',
    position: 30,
    types: ['page-config'],
    publicPage: ({ pageKey }) => pages[String(pageKey)],
  },
] as const satisfies readonly MenuItem[]
