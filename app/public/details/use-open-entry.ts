import { useLocation, useNavigate } from '@remix-run/react'
import { useState, useSyncExternalStore } from 'react'

/** Anything that can be told apart in an address. */
export interface Entry {
  id: number | string
}

/** Left in the history by a link of this page, so that closing may go back to where the visitor was. */
export const openedHere = { isOpenedHere: true }

/** The address of an entry's details on its page, such as `#news-3`. */
export const detailHash = (kind: string, id: Entry['id']) => `#${kind}-${id}`

/** The entry that the address names. Its details can so be shared, and the browser's back button closes them. */
export function useOpenEntry<Some extends Entry>(kind: string, entries: readonly Some[]) {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const isOnServer = !useIsInBrowser()
  const [shown, setShown] = useState<Some>()
  const named = isOnServer ? undefined : entries.find(({ id }) => detailHash(kind, id) === hash)

  // The last one stays while the dialog closes.
  if (named && named !== shown) setShown(named)

  function close() {
    if ((state as Partial<typeof openedHere> | null)?.isOpenedHere) navigate(-1)
    else navigate(pathname + search, { replace: true, preventScrollReset: true })
  }

  return { isOpen: named !== undefined, shown: named ?? shown, close }
}

/** False on the server and while its HTML is taken over: what follows a `#` is known to the browser alone. */
function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
