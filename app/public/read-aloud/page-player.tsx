import { useEffect, useState } from 'react'
import { Player } from './player.tsx'
import { sentencesIn } from './sentences-in.ts'

export interface PagePlayerProps {
  /** The visitor stopped it, or the text is at its end. */
  onStop: () => void
  /** The browser leaves the document. */
  onLeave: () => void
}

/** Reads the page's main part from its top. */
export function PagePlayer({ onStop, onLeave }: PagePlayerProps) {
  const [sentences] = useState(() => sentencesIn(document.querySelector('main') ?? document.body))
  useEffect(() => {
    // Some browsers go on speaking while the next document loads.
    window.addEventListener('pagehide', onLeave)
    return () => window.removeEventListener('pagehide', onLeave)
  }, [onLeave])
  return <Player sentences={sentences} synth={window.speechSynthesis} onClose={onStop} />
}
