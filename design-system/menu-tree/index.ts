export { MenuTree, type MenuTreeProps } from './menu-tree.tsx'
export type { MenuEntry } from './menu-entry.ts'
