import { ofTab } from '#app/browser/safe-storage.ts'
import { openInAddress } from './address.ts'

const KEY = 'active-panel'

/** The panel that this tab showed last; it may be any text. */
export const readLastPanel = (): string | null => ofTab.get(KEY)

/** Remembers the panel that this tab shows. */
export const saveLastPanel = (panel: string): void => ofTab.set(KEY, panel)

/** The next person to sign in starts at the dashboard. */
export function forgetLastPanel(): void {
  ofTab.remove(KEY)
  openInAddress('')
}
