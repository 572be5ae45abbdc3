import { useEffect, useRef, type Key, type RefObject } from 'react'
import { firstActOf, rowOf, rowsIn } from './row-elements.ts'

const DIALOG = '[role="dialog"], [role="alertdialog"]'
/** Dialogs give the focus back a moment after they have closed. */
const LOOK_AGAIN_MS = 50
const LOOKS_AT_MOST = 200

/**
 * Keeps the keyboard in the table when the row it worked on goes, as after a delete: the next row's first act gets it, or
 * where no row is left the table itself. Who has gone elsewhere meanwhile stays there.
 */
export function useKeptFocus(place: RefObject<HTMLElement>, keys: readonly Key[]): void {
  const worked = useRef<{ key: Key; index: number }>()
  const present = useRef(keys)
  useEffect(() => void (present.current = keys))

  useEffect(() => {
    const note = ({ target }: Event) => {
      if (!(target instanceof Element) || !place.current) return
      const row = place.current.contains(target) ? rowOf(target) : null
      const index = row ? rowsIn(place.current).indexOf(row) : -1
      const key = present.current[index]
      if (key !== undefined) worked.current = { key, index }
      // A question about the row is asked in a dialog.
      else if (!target.closest(DIALOG)) worked.current = undefined
    }
    document.addEventListener('focusin', note)
    document.addEventListener('pointerdown', note)
    return () => {
      document.removeEventListener('focusin', note)
      document.removeEventListener('pointerdown', note)
    }
  }, [place])

  const shown = keys.join('\n')
  useEffect(() => {
    const { current: last } = worked
    if (!last || present.current.includes(last.key)) return
    return whenFocusIsLost(() => {
      const rows = place.current ? rowsIn(place.current) : []
      const row = rows[Math.min(last.index, rows.length - 1)]
      ;(firstActOf(row) ?? row ?? place.current)?.focus()
    })
  }, [place, shown])
}

/** Acts once the focus has stood nowhere for a moment and no dialog is open; gives up when it is somewhere. */
function whenFocusIsLost(act: () => void): () => void {
  let looks = 0
  let wasLost = false
  const timer = setInterval(() => {
    const { activeElement } = document
    const isLost = !activeElement || activeElement === document.body
    const isInDialog = Boolean(activeElement?.closest(DIALOG))
    looks += 1
    if (isLost && wasLost) act()
    if ((isLost && wasLost) || (!isLost && !isInDialog) || looks > LOOKS_AT_MOST) clearInterval(timer)
    wasLost = isLost
  }, LOOK_AGAIN_MS)
  return () => clearInterval(timer)
}
