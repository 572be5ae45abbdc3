import { useState } from 'react'
import { safeLocalStorage } from '#app/browser/safe-storage.ts'
import { isMenuKey, type MenuKey } from './menu.ts'

const prefix = 'open-menu-groups:'

/**
 * The menu's groups as this account left them in this browser; they are forgotten with the logout (back-office §4).
 * @param currentKey the entry at which the menu first opens, whose own group stands open where nothing is remembered
 */
export function useOpenGroups(
  username: string,
  currentKey: MenuKey,
): [ReadonlySet<MenuKey>, (keys: ReadonlySet<MenuKey>) => void] {
  const [keys, setKeys] = useState(() => keptGroups(username) ?? new Set([currentKey]))
  const keep = (next: ReadonlySet<MenuKey>) => {
    setKeys(next)
    safeLocalStorage.set(prefix + username, JSON.stringify([...next]))
  }
  return [keys, keep]
}

function keptGroups(username: string): ReadonlySet<MenuKey> | undefined {
  try {
    const kept: unknown = JSON.parse(safeLocalStorage.get(prefix + username) ?? 'null')
    return Array.isArray(kept) ? new Set((kept as string[]).filter(isMenuKey)) : undefined
  } catch {
    return undefined
  }
}
