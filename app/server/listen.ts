import { createServer, type RequestListener, type Server } from 'node:http'
import { handleClientErrors } from './handle-client-errors.ts'
import type { HostSettings } from '#operations/settings/settings.ts'

/** How often Node checks for late headers. Its default of 30 s would stretch the 10 s limit to 40 s. */
const LOOKS_EVERY_MS = 2000

/**
 * Listens where the settings say.
 * @throws the system's error (EADDRINUSE, EACCES, EADDRNOTAVAIL), explained by `explainStartFailure`
 */
export function listen(
  listener: RequestListener,
  { host, port }: Pick<HostSettings, 'host' | 'port'>,
): Promise<Server> {
  // A request without a host is refused with all others that name no address.
  const options = { requireHostHeader: false, connectionsCheckingInterval: LOOKS_EVERY_MS }
  const server = createServer(options, listener)
  handleClientErrors(server)
  server.headersTimeout = 10_000
  server.keepAliveTimeout = 65_000
  // Bodies are bounded by limitRequestBodyTime, which knows uploads from the rest.
  server.requestTimeout = 0
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}
