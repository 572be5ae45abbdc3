import { useState } from 'react'
import { isMenuKey, type MenuKey } from './menu.ts'

const place = 'active-panel'

/** What is shown, and how often something was chosen: choosing an entry again reloads it (back-office §2.3). */
export interface ActivePanel {
  key: MenuKey
  visit: number
}

/** The active menu key. Panels have no addresses, so a reload finds the key in session storage. */
export function useActivePanel(): [ActivePanel, (key: MenuKey) => void] {
  const [active, setActive] = useState<ActivePanel>(() => ({ key: rememberedKey(), visit: 0 }))

  const choose = (key: MenuKey) => {
    sessionStorage.setItem(place, key)
    setActive(({ visit }) => ({ key, visit: visit + 1 }))
    window.scrollTo(0, 0)
  }
  return [active, choose]
}

/** The next person to sign in starts at the dashboard. */
export function forgetActivePanel(): void {
  sessionStorage.removeItem(place)
}

function rememberedKey(): MenuKey {
  const key = sessionStorage.getItem(place)
  return isMenuKey(key) ? key : 'dashboard'
}
