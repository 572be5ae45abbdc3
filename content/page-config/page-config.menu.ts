import { FileText } from 'lucide-react'
import type { MenuItem } from '#app/admin/shell/menu-item.ts'

/** A page's key is its path, but for these; that of the services leads on to another. */
const otherPaths: Readonly<Record<string, string | undefined>> = {
  'label-platform': '/label',
  services: undefined,
}

function publicPage({ pageKey }: Readonly<Record<string, unknown>>): string | undefined {
  const key = String(pageKey)
  return Object.hasOwn(otherPaths, key) ? otherPaths[key] : `/${key}`
}

export const menu = [
  {
    key: 'page-config',
    title: '页面配置',
    icon: FileText,
    under: '总览',
    position: 30,
    types: ['page-config'],
    publicPage,
  },
] as const satisfies readonly MenuItem[]
