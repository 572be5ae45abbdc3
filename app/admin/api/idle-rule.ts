import { ACTIVITY_KEY, lastActivityTime, recordActivity } from './session.ts'

/** back-office §9: inactivity timeout, its check interval, and the pause before the page reloads. */
export const IDLE_LIMIT_MS = 1_800_000
export const CHECK_INTERVAL_MS = 60_000
export const RELOAD_DELAY_MS = 1_000

/** How long before the end of the thirty minutes the notice appears: one check. */
const WARNING_MS = CHECK_INTERVAL_MS

// A moving mouse fires a hundred times a second; writing storage each time would be felt.
const STAMP_INTERVAL_MS = 1_000

const signsOfLife = ['mousemove', 'mousedown', 'keydown', 'wheel', 'scroll', 'touchstart', 'click'] as const

export interface IdleRule {
  /** Nobody used any tab of the console for thirty minutes. */
  onIdle: () => void
  /** Nobody has for so long that the next check may find the time over. */
  onNearlyIdle: () => void
  /** Somebody came back after that, in any tab, before the time was over. */
  onBack: () => void
  /** Somebody did since the last check: the server's clock must hear of it. */
  onActive: () => void
}

/**
 * Watches the page for activity and checks it every 60 seconds (back-office §4).
 * The stamp lies in local storage, so activity in one tab counts for all of them.
 * @returns a function that stops watching
 */
export function watchActivity({ onIdle, onNearlyIdle, onBack, onActive }: IdleRule): () => void {
  if (!lastActivityTime()) recordActivity()
  let stampedAt = 0
  let reportedAt = Date.now()
  let isNearlyIdle = false

  const report = () => {
    reportedAt = Date.now()
    onActive()
  }
  const comeBack = () => {
    if (!isNearlyIdle) return
    isNearlyIdle = false
    onBack()
    // At the next check the server's own thirty minutes could be over.
    report()
  }
  const stamp = () => {
    if (Date.now() - stampedAt < STAMP_INTERVAL_MS) return
    stampedAt = Date.now()
    recordActivity()
    comeBack()
  }
  const hearOtherTab = ({ key }: StorageEvent) => {
    if (key === ACTIVITY_KEY && Date.now() - lastActivityTime() < IDLE_LIMIT_MS - WARNING_MS) comeBack()
  }
  const check = () => {
    const lastActivity = lastActivityTime()
    const idleFor = Date.now() - lastActivity
    if (idleFor >= IDLE_LIMIT_MS) return onIdle()
    if (idleFor < IDLE_LIMIT_MS - WARNING_MS) comeBack()
    else if (!isNearlyIdle) {
      isNearlyIdle = true
      onNearlyIdle()
    }
    if (lastActivity > reportedAt) report()
  }

  for (const sign of signsOfLife) window.addEventListener(sign, stamp, { passive: true, capture: true })
  window.addEventListener('storage', hearOtherTab)
  const timer = window.setInterval(check, CHECK_INTERVAL_MS)
  return () => {
    for (const sign of signsOfLife) window.removeEventListener(sign, stamp, { capture: true })
    window.removeEventListener('storage', hearOtherTab)
    window.clearInterval(timer)
  }
}
