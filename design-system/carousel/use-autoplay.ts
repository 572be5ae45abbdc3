import { useEffect, useRef, useSyncExternalStore } from 'react'

interface Autoplay {
  /** Milliseconds between two pages; undefined: never by itself. */
  interval: number | undefined
  /** Stopped by the visitor or looked at closely. */
  isResting: boolean
  /** Changes whenever a page was turned, by whomever: the time begins again. */
  beat: number
  onNext: () => void
}

/** Turns pages by itself; what was left of the interval when it paused is waited for when it goes on. */
export function useAutoplay({ interval, isResting, beat, onNext }: Autoplay) {
  const isStill = useSyncExternalStore(watchMotion, readMotion, () => false)
  const isHidden = useSyncExternalStore(watchVisibility, readVisibility, () => false)
  const isRunning = interval !== undefined && !isResting && !isStill && !isHidden
  const next = useRef(onNext)
  const remaining = useRef(interval ?? 0)

  useEffect(() => {
    next.current = onNext
  })

  useEffect(() => {
    remaining.current = interval ?? 0
  }, [beat, interval])

  useEffect(() => {
    if (!isRunning) return
    const startedAt = Date.now()
    const timer = setTimeout(() => next.current(), remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current = Math.max(0, remaining.current - (Date.now() - startedAt))
    }
  }, [isRunning, beat, interval])

  return { isRunning, isStill }
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

function watchMotion(notify: () => void) {
  const query = window.matchMedia(REDUCED_MOTION)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}

const readMotion = () => window.matchMedia(REDUCED_MOTION).matches

function watchVisibility(notify: () => void) {
  document.addEventListener('visibilitychange', notify)
  return () => document.removeEventListener('visibilitychange', notify)
}

const readVisibility = () => document.hidden
