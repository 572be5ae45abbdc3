import { useSyncExternalStore } from 'react'
import { themeChoices, type ThemeChoice } from '#design-system/theme/theme-names.ts'
import { chooseTheme } from './choose-theme.ts'

/**
 * The theme this document shows and a function that changes it, for visitors and the console alike. The root element's
 * attribute is what counts: the head's script set it before the first paint and keeps it in step with other tabs.
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
