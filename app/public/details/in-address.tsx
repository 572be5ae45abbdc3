import type { ReactNode } from 'react'
import { DialogWatch } from '#design-system/modal/dialog-watch.ts'

/** Around a dialog that the address itself opens and closes. */
export function InAddress({ children }: { children: ReactNode }) {
  return <DialogWatch.Provider value={alone}>{children}</DialogWatch.Provider>
}

const alone = () => {}
