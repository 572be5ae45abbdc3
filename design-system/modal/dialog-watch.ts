import { createContext } from 'react'

/** A hook that is told of one dialog: whether it is open, and what closes it. */
type WatchDialog = (isOpen: boolean, onClose: () => void) => void

/** What the product does with dialogs that open, such as noting them in the browser's history; nothing unless it says so. */
export const DialogWatch = createContext<WatchDialog>(() => {})
