import { useState } from 'react'
import { currentSession } from '#app/admin/session/session.ts'
import { isMenuKey, type MenuKey } from './menu.ts'

/** What somebody has opened and folded in the menu. */
export interface MenuFolds {
  /** Keys of the parents that are open. */
  open: readonly MenuKey[]
  /** Headings whose entries are folded away. */
  folded: readonly string[]
}

/** The menu as this administrator left it, kept in this browser until the session ends (back-office §4). */
export function useMenuFolds(): [MenuFolds, (change: Partial<MenuFolds>) => void] {
  const [folds, setFolds] = useState(keptFolds)

  function change(changed: Partial<MenuFolds>) {
    setFolds((former) => {
      const now = { ...former, ...changed }
      localStorage.setItem(placeOfFolds(), JSON.stringify(now))
      return now
    })
  }
  return [folds, change]
}

const placeOfFolds = () => `menu:${currentSession()?.user.username ?? ''}`

function keptFolds(): MenuFolds {
  try {
    const kept = JSON.parse(localStorage.getItem(placeOfFolds()) ?? '{}') as Record<string, unknown>
    return { open: texts(kept.open).filter(isMenuKey), folded: texts(kept.folded) }
  } catch {
    return { open: [], folded: [] }
  }
}

const texts = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])
