import { createRoot } from 'react-dom/client'
import { Player } from './player.tsx'
import { sentencesIn } from './sentences-in.ts'

let close: (() => void) | undefined

/**
 * Opens the player below the page, outside of its React tree, and reads the page from its top. It ends when the page changes.
 * @param origin takes the focus back at the end
 */
export function openPlayer(origin: HTMLElement): void {
  close?.()
  const main = document.querySelector('main')
  if (!main) return
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const { pathname } = window.location
  const closeElsewhere = () => {
    if (window.location.pathname !== pathname) close?.()
  }
  const navigation = new MutationObserver(closeElsewhere)
  navigation.observe(main, { childList: true, subtree: true })
  close = () => {
    close = undefined
    navigation.disconnect()
    window.removeEventListener('pagehide', closePlayer)
    const hadFocus = place.contains(document.activeElement)
    root.unmount()
    place.remove()
    if (hadFocus) origin.focus()
  }
  // Some browsers go on speaking while the next document loads.
  window.addEventListener('pagehide', closePlayer)
  root.render(<Player sentences={sentencesIn(main)} synth={window.speechSynthesis} onClose={closePlayer} />)
}

const closePlayer = () => close?.()
