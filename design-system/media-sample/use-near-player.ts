import { useEffect, useState, type ComponentType } from 'react'
import type { AudioPlayerProps } from './audio-player.tsx'

/** So far ahead of the window the player is loaded. */
const NEAR = '300px 0px'

/** Loads the player once its audio element is near the window; until then, and without it, the browser's controls stay. */
export function useNearPlayer() {
  const [audio, setAudio] = useState<HTMLAudioElement | null>(null)
  const [Player, setPlayer] = useState<ComponentType<AudioPlayerProps>>()

  useEffect(() => {
    if (!audio || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        import('./audio-player.tsx').then(
          (module) => setPlayer(() => module.AudioPlayer),
          () => {},
        )
      },
      { rootMargin: NEAR },
    )
    observer.observe(audio)
    return () => observer.disconnect()
  }, [audio])

  return { audio, setAudio, Player }
}
