import { useEffect, useRef, type Key, type RefObject } from 'react'
import { MODAL_DIALOGS } from '#design-system/dialog-frame/index.ts'
import { rowsOf } from './use-row-keys.ts'

const LOOK_MS = 30

/**
 * Restores the focus lost with a row: to the row now in its place, the last row, or the table. It waits for a dialog
 * to close; after the selection bar disappears, the last focused row gets the focus.
 * @param keys the rows in sight; undefined while nothing has been loaded
 * @param chosen how many rows are chosen
 */
export function useRestoreFocus(place: RefObject<HTMLElement>, keys: readonly Key[] | undefined, chosen = 0) {
  const last = useRef<{ key: Key; at: number }>()
  const known = useRef(keys)
  const timer = useRef<ReturnType<typeof setInterval>>()
  const wereChosen = useRef(chosen)

  useEffect(() => {
    const isOver = wereChosen.current > 0 && chosen === 0
    wereChosen.current = chosen
    if (!isOver || document.activeElement !== document.body) return
    clearInterval(timer.current)
    timer.current = giveBack(place, last.current?.at ?? 0)
  }, [chosen, place])

  useEffect(() => {
    const table = place.current
    if (!table) return
    // A press counts too: some browsers do not focus the button that is pressed.
    const note = ({ target }: Event) => {
      const at = rowsOf(table).findIndex((row) => row.contains(target as Node))
      const key = known.current?.[at]
      if (key !== undefined) last.current = { key, at }
    }
    const kinds = ['focusin', 'click'] as const
    for (const kind of kinds) table.addEventListener(kind, note)
    return () => {
      for (const kind of kinds) table.removeEventListener(kind, note)
    }
  }, [place])

  const order = JSON.stringify(keys)
  useEffect(() => {
    known.current = keys
    const { current: was } = last
    if (!keys || !was) return
    const at = keys.indexOf(was.key)
    if (at >= 0) {
      last.current = { ...was, at }
      return
    }
    last.current = undefined
    clearInterval(timer.current)
    if (isElsewhere(place.current)) return
    timer.current = giveBack(place, was.at)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the keys are told by their order
  }, [order, place])

  useEffect(() => () => clearInterval(timer.current), [])
}

/** Focuses the row at this place as soon as no dialog above the table has the focus. */
function giveBack(place: RefObject<HTMLElement>, at: number) {
  const look = () => {
    const table = place.current
    if (table && isUnderDialog(table)) return
    clearInterval(timer)
    if (!table || table.contains(document.activeElement)) return
    const rows = rowsOf(table)
    ;(rows[Math.min(at, rows.length - 1)] ?? table).focus()
  }
  const timer = setInterval(look, LOOK_MS)
  look()
  return timer
}

/** The focus is on something beside the table, where somebody works. */
function isElsewhere(table: HTMLElement | null): boolean {
  const { activeElement } = document
  return Boolean(activeElement) && activeElement !== document.body && !(table && isUnderDialog(table))
}

function isUnderDialog(table: HTMLElement): boolean {
  const dialog = document.activeElement?.closest(MODAL_DIALOGS)
  return Boolean(dialog) && !dialog?.contains(table)
}
