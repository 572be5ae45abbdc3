import type { MenuEntry } from './menu.ts'

/** The menu entries that match: a matching parent with all its children, otherwise only the matching children. */
export function searchMenu(entries: readonly MenuEntry[], words: string): readonly MenuEntry[] {
  const wished = words.trim().toLowerCase()
  if (!wished) return entries
  return entries.flatMap((entry) => {
    if (entry.title.toLowerCase().includes(wished)) return [entry]
    const children = searchMenu(entry.children ?? [], wished)
    return children.length > 0 ? [{ ...entry, children }] : []
  })
}

/** What Enter in the search opens: the first entry that leads to no others. */
export function firstLeaf(entries: readonly MenuEntry[]): MenuEntry | undefined {
  for (const entry of entries) {
    const leaf = entry.children ? firstLeaf(entry.children) : entry
    if (leaf) return leaf
  }
  return undefined
}
