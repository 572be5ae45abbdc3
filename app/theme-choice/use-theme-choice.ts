import { useSyncExternalStore } from 'react'
import { themeChoices, type ThemeChoice } from '#design-system/theme/theme-names.ts'
import { chooseTheme } from './choose-theme.ts'

/**
 * The document's theme and its setter, for visitors and the console. The root's attribute is authoritative: the head's
 * script sets it before the first paint and syncs tabs.
 */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, shownChoice, () => 'light'), chooseTheme]
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

function shownChoice(): ThemeChoice {
  const shown = document.documentElement.dataset.theme
  return themeChoices.find((choice) => choice === shown) ?? 'light'
}
