import { useEffect, useState } from 'react'

/** Light, dark, or what the operating system asks for. */
export type ColourChoice = 'light' | 'dark' | 'system'

const cookie = 'console-theme'
const A_YEAR_S = 31_536_000

/**
 * The console's colours; as the document has them, or the system asks for, until somebody chooses. The choice lies in a cookie that only scripts use, because logout clears local storage;
 * the public pages never see it.
 */
export function useColourChoice(): [ColourChoice, (choice: ColourChoice) => void] {
  const [chosen, setChosen] = useState(storedChoice)

  useEffect(() => {
    const root = document.documentElement
    const before = root.dataset.theme
    root.dataset.theme = chosen ?? before ?? 'system'
    return () => {
      if (before === undefined) delete root.dataset.theme
      else root.dataset.theme = before
    }
  }, [chosen])

  const choose = (next: ColourChoice) => {
    document.cookie = `${cookie}=${next}; path=/; max-age=${A_YEAR_S}; samesite=lax`
    setChosen(next)
  }
  return [chosen ?? 'system', choose]
}

function storedChoice(): ColourChoice | undefined {
  const value = document.cookie.match(new RegExp(`(?:^|; )${cookie}=(\\w+)`))?.[1]
  return value === 'dark' || value === 'light' || value === 'system' ? value : undefined
}
