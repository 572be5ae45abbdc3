import { lastActivityTime, stampActivity } from './session.ts'

/** back-office §9: inactivity timeout, its check interval, and the pause before the page reloads. */
export const IDLE_LIMIT_MS = 1_800_000
export const CHECK_INTERVAL_MS = 60_000
export const RELOAD_DELAY_MS = 1_000

// A moving mouse fires a hundred times a second; writing storage each time would be felt.
const STAMP_INTERVAL_MS = 1_000

const signsOfLife = ['mousemove', 'mousedown', 'keydown', 'wheel', 'scroll', 'touchstart', 'click'] as const

export interface IdleRule {
  /** Nobody used any tab of the console for thirty minutes. */
  onIdle: () => void
  /** Somebody did since the last check: the server's clock must hear of it. */
  onActive: () => void
}

/**
 * Watches the page for activity and checks it every 60 seconds (back-office §4).
 * The stamp lies in local storage, so activity in one tab counts for all of them.
 * @returns a function that stops watching
 */
export function watchActivity({ onIdle, onActive }: IdleRule): () => void {
  if (!lastActivityTime()) stampActivity()
  let stampedAt = 0
  let reportedAt = Date.now()

  const stamp = () => {
    if (Date.now() - stampedAt < STAMP_INTERVAL_MS) return
    stampedAt = Date.now()
    stampActivity()
  }
  const check = () => {
    const lastActivity = lastActivityTime()
    if (Date.now() - lastActivity >= IDLE_LIMIT_MS) return onIdle()
    if (lastActivity <= reportedAt) return
    reportedAt = Date.now()
    onActive()
  }

  for (const sign of signsOfLife) window.addEventListener(sign, stamp, { passive: true, capture: true })
  const timer = window.setInterval(check, CHECK_INTERVAL_MS)
  return () => {
    for (const sign of signsOfLife) window.removeEventListener(sign, stamp, { capture: true })
    window.clearInterval(timer)
  }
}
