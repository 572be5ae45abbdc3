import { createContext } from 'react'

/** A hook that is told of one dialog: whether it is open, and what closes it. */
type WatchDialog = (isOpen: boolean, onClose: () => void) => void

/** Called when a dialog opens, e.g. to add a browser history entry; does nothing by default. */
export const DialogWatch = createContext<WatchDialog>(() => {})
