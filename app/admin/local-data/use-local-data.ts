import { useEffect, useState } from 'react'
import { loadColumnChoices } from './column-choices.ts'
import { clearOldDrafts, writeDrafts } from './drafts.ts'

/**
 * Has what this browser keeps for an account ready for the panels, and loses none of it with the page.
 * @returns whether it is ready; tables that show before would change their columns before everybody's eyes
 */
export function useLocalData(account: string): boolean {
  const [isReady, setReady] = useState(false)

  useEffect(() => {
    let isOver = false
    void loadColumnChoices(account).then(() => !isOver && setReady(true))
    void clearOldDrafts()
    return () => void (isOver = true)
  }, [account])

  // Telephones end a page that is out of sight without a word.
  useEffect(() => {
    const writeHidden = () => document.visibilityState === 'hidden' && writeDrafts()
    document.addEventListener('visibilitychange', writeHidden)
    window.addEventListener('pagehide', writeDrafts)
    return () => {
      document.removeEventListener('visibilitychange', writeHidden)
      window.removeEventListener('pagehide', writeDrafts)
      writeDrafts()
    }
  }, [])

  return isReady
}
