import type { ReactNode } from 'react'

/** One line of the menu; with `children` a group that opens. */
export type MenuEntry<K extends string = string> = {
  /** Tells the entry from all others of the tree, whatever its level. */
  key: K
  /** Text of the line. */
  label: string
  /** Drawn before the label, on the first level. */
  icon?: ReactNode
  /** A short remark at the end, such as a number of new messages. */
  badge?: string | number
  /** What the badge means, read after the name by screen readers: 3 条新留言. */
  badgeLabel?: string
  /** The entries of the group, in order. */
  children?: readonly MenuEntry<K>[]
  /** The group has a screen of its own, shown when it is opened (back-office §2.4, parent entries). */
  isSelectable?: boolean
}

/** Keys of the groups that lead to an entry, outermost first; null when it is not there. */
export function pathTo<K extends string>(entries: readonly MenuEntry<K>[], key: K): K[] | null {
  for (const entry of entries) {
    if (entry.key === key) return []
    const below = entry.children && pathTo(entry.children, key)
    if (below) return [entry.key, ...below]
  }
  return null
}
