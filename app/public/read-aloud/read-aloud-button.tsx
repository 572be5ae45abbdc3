import { Volume2 } from 'lucide-react'
import { useCallback, useRef, useState, type ComponentType } from 'react'
import { createPortal } from 'react-dom'
import { withTimeout } from '#app/browser/lazy-with-retry.tsx'
import { PRESS_LOST } from '#app/browser/press-failed-message.ts'
import type { PagePlayerProps } from './page-player.tsx'
import { Root } from './read-aloud-button.styles.ts'

export interface ReadAloudButtonProps {
  /** In the senior theme alone, in the window's corner. */
  isFloating?: boolean
  /** Downloads the player; replaced in tests of a failing download. */
  load?: () => Promise<{ PagePlayer: ComponentType<PagePlayerProps> }>
}

/** Reads the page aloud with the browser's own voices; the player comes at the first press, and a second begins again. */
export function ReadAloudButton({ isFloating, load = loadPlayer }: ReadAloudButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<{ PagePlayer: ComponentType<PagePlayerProps>; press: number }>()
  const close = useCallback(() => setOpened(undefined), [])
  const stop = useCallback(() => {
    close()
    button.current?.focus()
  }, [close])

  async function open() {
    button.current?.setAttribute('aria-busy', 'true')
    try {
      const { PagePlayer } = await withTimeout(load)
      setOpened((before) => ({ PagePlayer, press: (before?.press ?? 0) + 1 }))
    } catch {
      dispatchEvent(new Event(PRESS_LOST))
    }
    button.current?.removeAttribute('aria-busy')
  }

  return (
    <>
      <Root ref={button} type="button" data-floating={isFloating} onClick={() => void open()}>
        <Volume2 aria-hidden />
        朗读
      </Root>
      {opened &&
        createPortal(<opened.PagePlayer key={opened.press} onStop={stop} onLeave={close} />, document.body)}
    </>
  )
}

const loadPlayer = () => import('./page-player.tsx')
