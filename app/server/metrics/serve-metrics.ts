import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { StartRefusal } from '#db/connection/start-refusal.ts'
import { newRequestId, REQUEST_ID_HEADER } from '#app/server/request-ids.ts'
import type { MetricsPlace } from '#operations/settings/metrics-place.ts'
import type { Metrics } from './metrics.ts'

const LOOPBACK = /^(127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1|::ffff:127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/
const LOCAL_HOST = /^(127\.\d{1,3}\.\d{1,3}\.\d{1,3}|localhost|\[::1\])(:\d+)?$/i
/** What proxies add: a request that came through one is not this machine's, wherever the proxy runs. */
const FORWARDED = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'forwarded',
  'x-real-ip',
  'via',
]

/**
 * Answers `GET /metrics` before the site does, to this machine only; for everybody else there is no such address.
 */
export function withMetrics(metrics: Metrics, site: RequestListener): RequestListener {
  return (request, response) => {
    if (isForMetrics(request) && isLocal(request)) void answer(metrics, request, response)
    else site(request, response)
  }
}

/**
 * A site that is measured, with the figures where the settings say.
 * @throws StartRefusal that names METRICS where nothing can listen there
 */
export async function serveMetrics(
  metrics: Metrics,
  site: RequestListener,
  place: MetricsPlace,
): Promise<RequestListener> {
  const measured = metrics.measuring(site)
  if (typeof place === 'string') return withMetrics(metrics, measured)
  await listenForMetrics(metrics, place).catch((error: NodeJS.ErrnoException) => {
    // What explains the failures of a start knows the site's own address only.
    throw new StartRefusal(
      `METRICS=${shownHost(place.host)}:${place.port}：${error.code === 'EADDRINUSE' ? '这个端口已被占用' : '不是本机可用的地址，或没有权限'}（${error.code}）。`,
    )
  })
  return measured
}

/**
 * Serves `/metrics`, and nothing else, at an address of its own.
 * @throws the system's error where nothing can listen there
 */
export function listenForMetrics(
  metrics: Metrics,
  { host, port }: Extract<MetricsPlace, object>,
): Promise<ReturnType<typeof createServer>> {
  const server = createServer((request, response) => {
    if (isForMetrics(request)) void answer(metrics, request, response)
    else
      response
        .setHeader(REQUEST_ID_HEADER, newRequestId())
        .writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
        .end('Not found\n')
  })
  server.headersTimeout = 10_000
  // The site's own server keeps the process alive.
  server.unref()
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}

const shownHost = (host: string) => (host.includes(':') ? `[${host}]` : host)

const isForMetrics = ({ method, url = '' }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && /^\/metrics(\?|$)/.test(url)

function isLocal({ socket, headers }: IncomingMessage): boolean {
  return (
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    LOCAL_HOST.test(headers.host ?? '') &&
    FORWARDED.every((name) => headers[name] === undefined)
  )
}

async function answer(metrics: Metrics, request: IncomingMessage, response: ServerResponse): Promise<void> {
  // As every answer; the site, which names its own requests, is not asked.
  response.setHeader(REQUEST_ID_HEADER, newRequestId())
  try {
    const { contentType, text } = await metrics.page()
    response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' })
    response.end(request.method === 'HEAD' ? undefined : text)
  } catch {
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end()
  }
}
