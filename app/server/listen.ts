import { createServer, type RequestListener, type Server } from 'node:http'
import { answerUnread } from '#app/server/answer-unread.ts'
import type { HostSettings } from '#app/server/settings.ts'

/**
 * Listens where the settings say.
 * @throws the system's error (EADDRINUSE, EACCES, EADDRNOTAVAIL), explained by `explainStartFailure`
 */
export function listen(
  listener: RequestListener,
  { host, port }: Pick<HostSettings, 'host' | 'port'>,
): Promise<Server> {
  // A request without a host is refused with all others that name no address.
  const server = createServer({ requireHostHeader: false }, listener)
  answerUnread(server)
  server.headersTimeout = 10_000
  server.keepAliveTimeout = 65_000
  // Bodies are bounded by limitRequestTime, which knows uploads from the rest.
  server.requestTimeout = 0
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}
