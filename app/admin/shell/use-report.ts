import { useEffect } from 'react'
import { toast } from '#design-system/toast/index.ts'
import { exchangesKept, forgetExchanges } from '#app/capsule/exchanges.ts'
import { watchPresses } from '#app/capsule/presses.ts'

/**
 * Keeps what a report of a problem needs while somebody is signed in, and lets Alt+R make one, over dialogs too, which no
 * press on the header reaches.
 * @returns makes a report
 */
export function useReport(): () => void {
  useEffect(() => {
    const stop = watchPresses()
    document.addEventListener('keydown', onKey, true)
    return () => {
      stop()
      document.removeEventListener('keydown', onKey, true)
      forgetExchanges()
    }
  }, [])
  return report
}

function onKey(event: KeyboardEvent): void {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyR') return
  event.preventDefault()
  report()
}

function report(): void {
  void openLate().catch(() => toast.error('报告问题打不开，请检查网络后重试'))
}

async function openLate(): Promise<void> {
  const { openReport } = await import('#app/capsule/open-report.tsx')
  await openReport({ savedIn: 'console', calls: exchangesKept })
}
