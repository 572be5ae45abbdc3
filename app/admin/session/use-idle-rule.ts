import { useEffect, useRef } from 'react'
import { toast } from '#design-system/toast/index.ts'
import { api } from '#app/admin/api/api.ts'
import { watchActivity } from '#app/admin/api/idle-rule.ts'
import { logOutIdle } from './log-out.ts'

/** Holds the idle rule as long as somebody is signed in (back-office §4, X-78). */
export function useIdleRule(reload: () => void): void {
  const latestReload = useRef(reload)
  useEffect(() => {
    latestReload.current = reload
  }, [reload])

  useEffect(() => {
    let warning: string | undefined
    const takeWarning = () => {
      if (warning) toast.close(warning)
      warning = undefined
    }
    const stop = watchActivity({
      onIdle: () => {
        takeWarning()
        logOutIdle(() => latestReload.current())
      },
      onNearlyIdle: () => (warning = warnOfLogout(takeWarning)),
      onBack: takeWarning,
      // A failure needs no words: a 401 signs out by itself, and the next check asks again.
      onActive: () => void api('GET /api/admin/session').catch(() => undefined),
    })
    return () => {
      stop()
      takeWarning()
    }
  }, [])
}

/** Any sign of life ends it; the button is for those who look for one. */
function warnOfLogout(onGoOn: () => void): string {
  return toast.warning('一分钟后将因长时间无操作自动退出登录', {
    detail: '操作鼠标或键盘即可继续。',
    timeout: 0,
    action: { label: '继续使用', onAction: onGoOn },
  })
}
