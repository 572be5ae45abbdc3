import { useEffect, useState } from 'react'
import { openInAddress, restoreAddress, readAddress } from '#app/admin/address/address.ts'
import { readLastPanel, saveLastPanel } from '#app/admin/address/last-panel.ts'
import { hasUnsavedChanges } from './unsaved-changes.tsx'
import { isMenuKey, type MenuKey } from './menu.ts'

/** An address may hold any text; notices quote at most this many characters. */
const MOST_OF_NAME = 40

/** What is shown, and how often something was chosen: choosing an entry again reloads it (back-office §2.3). */
export interface ActivePanel {
  key: MenuKey
  visit: number
  /** What the address called for, where there is no such panel. */
  unknown?: string
}

/**
 * The active menu key: from the address, otherwise the panel this tab showed last.
 * @param leave asks before what is typed on the open panel is given up, then goes on
 */
export function useActivePanel(leave: (goOn: () => void) => void): [ActivePanel, (key: MenuKey) => void] {
  const [active, setActive] = useState<ActivePanel>(() => ({
    key: firstKey(),
    visit: 0,
    unknown: unknownPanel(),
  }))

  const show = (key: MenuKey) => {
    saveLastPanel(key)
    setActive(({ visit }) => ({ key, visit: visit + 1 }))
    window.scrollTo(0, 0)
  }

  useEffect(() => {
    if (readAddress().panel !== active.key) openInAddress(active.key)
  }, [active.key])

  // Again with every render, as the question is.
  useEffect(() => {
    // Somebody wrote another address, or followed a link to another panel or record.
    const follow = ({ oldURL }: HashChangeEvent) => {
      const wished = window.location.hash
      const { panel } = readAddress()
      const unknown = unknownPanel()
      if (unknown !== undefined) {
        restoreAddress(new URL(oldURL).hash)
        setActive((shown) => ({ ...shown, unknown }))
      }
      if (!isMenuKey(panel)) return
      if (hasUnsavedChanges()) restoreAddress(new URL(oldURL).hash)
      leave(() => {
        restoreAddress(wished)
        show(panel)
      })
    }
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  })

  const choose = (key: MenuKey) => {
    openInAddress(key)
    show(key)
  }
  return [active, choose]
}

function firstKey(): MenuKey {
  const { panel } = readAddress()
  if (isMenuKey(panel)) return panel
  const key = readLastPanel()
  return isMenuKey(key) ? key : 'dashboard'
}

/** The name in the address where it is neither a panel's nor that of a place on the page. */
function unknownPanel(): string | undefined {
  const { panel } = readAddress()
  if (panel === '' || isMenuKey(panel) || document.getElementById(panel)) return undefined
  return readable(panel).slice(0, MOST_OF_NAME)
}

function readable(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
