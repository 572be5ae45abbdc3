import { useState } from 'react'

/**
 * Opens and closes the dialog that puts a list's records in order.
 * @param reload loads the records again
 */
export function useOrderDialog(reload: () => Promise<void>) {
  const [isOpen, setOpen] = useState(false)
  const [opened, setOpened] = useState(0)
  return {
    isOpen,
    /** Tells one opening of the dialog from the next. */
    opened,
    open: () => setOpen(true),
    close: () => setOpen(false),
    /** Closes the dialog after a save. */
    onSaved: () => {
      setOpen(false)
      void reload()
    },
    /** Opens the dialog again with the order that the server has now. */
    onStartAgain: async () => {
      await reload()
      setOpened((count) => count + 1)
    },
  }
}
