import type { RequestListener } from 'node:http'
import type { Log } from '#app/server/log.ts'
import type { HostSettings } from '#operations/settings/settings.ts'

const ENOUGH_REQUESTS = 20
/** Asked by monitors on this machine, which come through no proxy. */
const HEALTH = /^\/(healthz|readyz)(\?|$)/

/**
 * Logs once when TRUST_PROXY does not fit the requests: limits would count all visitors as one, or trust forged
 * addresses. Mount it before the response cache, which answers most requests.
 * @param site answers the requests
 */
export function watchForwarded(
  { trustProxy }: Pick<HostSettings, 'trustProxy'>,
  log: Log,
  site: RequestListener,
): RequestListener {
  let requests = 0
  let isSettled = false
  const warn = (event: string) => {
    isSettled = true
    log.warn(event, { trustProxy })
  }
  return (request, response) => {
    site(request, response)
    if (isSettled || HEALTH.test(request.url ?? '')) return
    requests += 1
    const isForwarded = Boolean(request.headers['x-forwarded-for'] ?? request.headers.forwarded)
    if (isForwarded && trustProxy === 0)
      warn(
        'forwarded addresses arrive but are not believed: set TRUST_PROXY if a proxy of yours sends them, and only then',
      )
    else if (isForwarded) isSettled = true
    else if (trustProxy > 0 && requests >= ENOUGH_REQUESTS)
      warn('TRUST_PROXY is set but no forwarded address arrives: anyone may claim one')
  }
}
