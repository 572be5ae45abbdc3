import { Volume2 } from 'lucide-react'
import { withTimeout } from '#app/browser/lazy-with-retry.tsx'
import { PRESS_LOST } from '#app/browser/press-failed-message.ts'
import { Root } from './read-aloud-button.styles.ts'

export interface ReadAloudButtonProps {
  /** In the senior theme alone, in the window's corner. */
  isFloating?: boolean
  /** Downloads the player; replaced in tests of a failing download. */
  load?: () => Promise<{ openPlayer: (origin: HTMLElement) => void }>
}

/** Reads the page aloud with the browser's own voices; the player comes at the first press. */
export function ReadAloudButton({ isFloating, load = loadPlayer }: ReadAloudButtonProps) {
  return (
    <Root
      type="button"
      data-floating={isFloating}
      onClick={({ currentTarget }) => void open(currentTarget, load)}
    >
      <Volume2 aria-hidden />
      朗读
    </Root>
  )
}

const loadPlayer = () => import('./open-player.tsx')

async function open(button: HTMLElement, load: typeof loadPlayer) {
  button.setAttribute('aria-busy', 'true')
  try {
    const { openPlayer } = await withTimeout(load)
    openPlayer(button)
  } catch {
    dispatchEvent(new Event(PRESS_LOST))
  }
  button.removeAttribute('aria-busy')
}
