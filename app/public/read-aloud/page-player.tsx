import { useEffect, useState } from 'react'
import { Player } from './player.tsx'
import { sentencesIn } from './sentences-in.ts'

export interface PagePlayerProps {
  /** The visitor stopped it, or the text is at its end. */
  onStop: () => void
  /** The page it reads has changed. */
  onLeave: () => void
}

/** Reads the page's main part from its top; it ends when the address changes. */
export function PagePlayer({ onStop, onLeave }: PagePlayerProps) {
  const [sentences] = useState(() => sentencesIn(document.querySelector('main') ?? document.body))
  const [path] = useState(() => window.location.pathname)
  useEffect(() => {
    const navigation = new MutationObserver(() => window.location.pathname !== path && onLeave())
    navigation.observe(document.body, { childList: true, subtree: true })
    // Some browsers go on speaking while the next document loads.
    window.addEventListener('pagehide', onLeave)
    return () => {
      navigation.disconnect()
      window.removeEventListener('pagehide', onLeave)
    }
  }, [path, onLeave])
  return <Player sentences={sentences} synth={window.speechSynthesis} onClose={onStop} />
}
