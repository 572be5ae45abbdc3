import { useState, type FocusEvent, type KeyboardEvent } from 'react'
import { hasModifier } from '#design-system/keys/has-modifier.ts'
import { firstActOf, rowOf, rowsIn } from './row-elements.ts'

/** Controls that use the arrow keys themselves. */
const USES_ARROWS =
  'input:not([type="checkbox"]), select, textarea, [contenteditable="true"], [aria-haspopup], [role="spinbutton"], [role="slider"]'

/**
 * Moves through a table's rows by keys: up and down from row to row, Home and End to its ends, Enter presses the row's
 * first act. One row is a stop of the Tab key, the one visited last.
 * @returns the index of the row that Tab stops at, and what the table's body is told
 */
export function useRowKeys(count: number) {
  const [visited, setVisited] = useState(0)

  function onFocus(event: FocusEvent<HTMLElement>) {
    const row = rowOf(event.target)
    if (row) setVisited(rowsIn(tableOf(event)).indexOf(row))
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const target = event.target as Element
    const row = rowOf(target)
    if (!row || hasModifier(event) || event.defaultPrevented || target.matches(USES_ARROWS)) return
    const isOnRow = target === row
    if (event.key === 'Enter' && isOnRow) {
      event.preventDefault()
      return firstActOf(row)?.click()
    }
    const rows = rowsIn(tableOf(event))
    const step = steps[event.key]
    if (!step || (!isOnRow && !event.key.startsWith('Arrow'))) return
    event.preventDefault()
    rows[Math.min(Math.max(step(rows.indexOf(row), rows.length), 0), rows.length - 1)]?.focus()
  }

  return { tabStop: Math.min(visited, Math.max(count - 1, 0)), bodyProps: { onFocus, onKeyDown } }
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/* `tbody > row` is looked for in what is around the body. */
const tableOf = ({ currentTarget }: { currentTarget: HTMLElement }) =>
  currentTarget.parentElement ?? currentTarget
