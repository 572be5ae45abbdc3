import { safeSessionStorage } from '#app/browser/safe-storage.ts'
import { openInAddress } from './address.ts'

const KEY = 'active-panel'

/** The panel that this tab showed last; it may be any text. */
export const readLastPanel = (): string | null => safeSessionStorage.get(KEY)

/** Remembers the panel that this tab shows. */
export const saveLastPanel = (panel: string): void => safeSessionStorage.set(KEY, panel)

/** The next person to sign in starts at the dashboard. */
export function forgetLastPanel(): void {
  safeSessionStorage.remove(KEY)
  openInAddress('')
}
