import { useLocation, useNavigate } from '@remix-run/react'
import { useEffect, useState, useSyncExternalStore } from 'react'

/** Anything that can be told apart in an address. */
export interface Entry {
  id: number | string
}

/** History state that a link of this page sets, so that closing can go back to the visitor's place. */
export const openedHere = { isOpenedHere: true }

/** The address of an entry's details on its page, such as `#news-3`. */
export const detailHash = (kind: string, id: Entry['id']) => `#${kind}-${id}`

/** Id of an entry's link, the target of its address; without script the entry's details have this id. */
export function useLinkId(kind: string, id: Entry['id']): string | undefined {
  return useIsInBrowser() ? detailHash(kind, id).slice(1) : undefined
}

/** Matches the focus while nothing restored it: a just closed dialog's button has it for a moment. */
const NO_PLACE = 'body, dialog:not([open]) *'

/** The entry that the address names. Its details can so be shared, and the browser's back button closes them. */
export function useOpenEntry<Some extends Entry>(kind: string, entries: readonly Some[]) {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const isOnServer = !useIsInBrowser()
  const [shown, setShown] = useState<Some>()
  const named = isOnServer ? undefined : entries.find(({ id }) => detailHash(kind, id) === hash)

  // The last one stays while the dialog closes.
  if (named && named !== shown) setShown(named)

  // A visitor who came by the address has no earlier element to return the focus to.
  useEffect(() => {
    if (named || !shown || !document.activeElement?.matches(NO_PLACE)) return
    const link = document.getElementById(detailHash(kind, shown.id).slice(1))
    // One that stands folded behind a button takes no focus.
    link?.closest('details')?.setAttribute('open', '')
    link?.focus()
  }, [named, shown, kind])

  function close() {
    if ((state as Partial<typeof openedHere> | null)?.isOpenedHere) navigate(-1)
    else navigate(pathname + search, { replace: true, preventScrollReset: true })
  }

  return { isOpen: named !== undefined, shown: named ?? shown, close }
}

/** False on the server and during hydration: only the browser knows what follows a `#`. */
function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
