import { useState, type FocusEvent, type Key, type KeyboardEvent } from 'react'

/**
 * Keyboard navigation of table rows: arrow keys, Home, End; Enter opens the focused row. Tab reaches only the row
 * that had the focus last.
 */
export function useRowKeys(keys: readonly Key[], open: ((key: Key) => void) | undefined) {
  const [visited, setVisited] = useState<Key>()
  const reached = visited !== undefined && keys.includes(visited) ? visited : keys[0]

  function onFocus({ currentTarget, target }: FocusEvent<HTMLElement>) {
    const key = keys[rowsOf(currentTarget).findIndex((row) => row.contains(target))]
    if (key !== undefined) setVisited(key)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { currentTarget, target, key } = event
    const rows = rowsOf(currentTarget)
    const at = rows.findIndex((row) => row.contains(target as Node))
    const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
    if (at < 0 || isModified || event.defaultPrevented) return
    const isOnRow = rows[at] === target
    const here = keys[at]
    if (isOnRow && key === 'Enter' && open && here !== undefined) {
      event.preventDefault()
      open(here)
    }
    const next = rows[placeAfter(key, at, rows.length, isOnRow)]
    if (!next || takesArrows(target as Element)) return
    event.preventDefault()
    next.focus()
  }

  return {
    /** For the element that holds the rows. */
    bodyProps: { onFocus, onKeyDown },
    /** The tab stop of a row. */
    tabIndexOf: (key: Key): 0 | -1 => (open && key === reached ? 0 : -1),
  }
}

/** The rows that stand in an element now. */
export function rowsOf(place: Element): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>('[data-row]')]
}

function placeAfter(key: string, at: number, count: number, isOnRow: boolean): number {
  if (key === 'ArrowDown') return at + 1
  if (key === 'ArrowUp') return at - 1
  if (isOnRow && key === 'Home') return 0
  if (isOnRow && key === 'End') return count - 1
  return -1
}

/* Texts, choices and menus inside a row keep the arrows to themselves. */
function takesArrows(target: Element): boolean {
  return target.matches(
    'input:not([type=checkbox]), select, textarea, [contenteditable], [aria-haspopup], [role=spinbutton]',
  )
}
