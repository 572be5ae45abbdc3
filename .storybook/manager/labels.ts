import type { API_HashEntry } from 'storybook/internal/types'

/** The groups whose names the project's tests and addresses know in English. */
const groups: Record<string, string> = {
  Start: '开始 Start',
  Inventory: '清单 Inventory',
  Foundations: '基础 Foundations',
  'Design system': '组件 Design system',
  Site: '网站部件 Site',
  Pages: '页面 Pages',
  Console: '后台 Console',
  Panels: '面板 Panels',
  Lenses: '观察 Lenses',
  Docs: '用法 Docs',
}

/**
 * The sidebar shows the name before the dot. The part after it feeds the search, whose results show it
 * (design-system/component-registry.ts).
 */
export function labelOf({ name }: Pick<API_HashEntry, 'name'>): string {
  return groups[name] ?? name.split(' · ')[0] ?? name
}
