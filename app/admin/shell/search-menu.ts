import type { MenuEntry, MenuGroup } from './menu.ts'

/** The part of a menu whose titles hold these words: a parent that does keeps all its children, another those that do. */
export function searchMenu(menu: readonly MenuGroup[], words: string): MenuGroup[] {
  const wanted = folded(words)
  return menu
    .map(({ heading, entries }) => ({ heading, entries: matching(entries, wanted) }))
    .filter(({ entries }) => entries.length > 0)
}

/** The entry that Enter opens: the first whose own title holds the words. */
export function firstFound(found: readonly MenuGroup[], words: string): MenuEntry | undefined {
  const wanted = folded(words)
  const all = found.flatMap(({ entries }) => entries.flatMap((entry) => [entry, ...(entry.children ?? [])]))
  return all.find(({ title }) => folded(title).includes(wanted))
}

function matching(entries: readonly MenuEntry[], wanted: string): MenuEntry[] {
  return entries.flatMap((entry) => {
    if (folded(entry.title).includes(wanted)) return [entry]
    const children = entry.children ? matching(entry.children, wanted) : []
    return children.length > 0 ? [{ ...entry, children }] : []
  })
}

/* Full-width letters and capitals are what somebody types by chance. */
const folded = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase()
