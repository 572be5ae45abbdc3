import { useLocation } from '@remix-run/react'
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { createPortal } from 'react-dom'
import { withTimeout } from '#app/browser/lazy-with-retry.tsx'
import { PRESS_LOST } from '#app/browser/press-failed-message.ts'
import type { PagePlayerProps } from './page-player.tsx'

/** Downloads the player. */
export type LoadPlayer = () => Promise<{ PagePlayer: ComponentType<PagePlayerProps> }>

/**
 * The one player of the page, which comes at the first press of any of its buttons. A further press begins again; another page
 * ends it.
 * @param load replaced in tests of a failing download
 * @returns the handler of each button, and the player to render
 */
export function useReadAloud(load: LoadPlayer = loadPlayer): {
  readAloud: (event: MouseEvent<HTMLButtonElement>) => void
  player: ReactNode
} {
  const { pathname } = useLocation()
  const pressed = useRef<HTMLButtonElement>()
  const [opened, setOpened] = useState<{ PagePlayer: ComponentType<PagePlayerProps>; press: number }>()
  const close = useCallback(() => setOpened(undefined), [])
  useEffect(() => close, [pathname, close])
  const stop = useCallback(() => {
    close()
    pressed.current?.focus()
  }, [close])

  async function open(button: HTMLButtonElement) {
    pressed.current = button
    button.setAttribute('aria-busy', 'true')
    try {
      const { PagePlayer } = await withTimeout(load)
      setOpened((before) => ({ PagePlayer, press: (before?.press ?? 0) + 1 }))
    } catch {
      dispatchEvent(new Event(PRESS_LOST))
    }
    button.removeAttribute('aria-busy')
  }

  return {
    readAloud: ({ currentTarget }) => void open(currentTarget),
    player:
      opened &&
      createPortal(<opened.PagePlayer key={opened.press} onStop={stop} onLeave={close} />, document.body),
  }
}

const loadPlayer: LoadPlayer = () => import('./page-player.tsx')
