import { once } from 'node:events'
import {
  Agent,
  createServer,
  get,
  request,
  type IncomingMessage,
  type RequestOptions,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'

const ASKED_EVERY_MS = 100

/** A balancer like those in front of a site: checks each instance's readiness and skips unready ones. */
export interface Balancer {
  origin: string
  /** Instances from now on, by their origins. */
  use(origins: readonly string[]): void
  /** Resolves when so many are ready. */
  ready(count: number): Promise<void>
  close(): Promise<void>
}

interface Upstream {
  origin: string
  agent: Agent
  isReady: boolean
}

/** Asks in turn. Another instance is asked only what may be asked twice, or never got to the first one. */
export async function openBalancer(): Promise<Balancer> {
  let upstreams: Upstream[] = []
  let turn = 0
  let isOpen = true
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => void pass(incoming, Buffer.concat(chunks), outgoing))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  function next(besides: readonly Upstream[]): Upstream | undefined {
    const ready = upstreams.filter((each) => each.isReady && !besides.includes(each))
    turn += 1
    return ready[turn % ready.length]
  }

  async function pass(incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse) {
    const tried: Upstream[] = []
    for (let upstream = next(tried); upstream; upstream = next(tried)) {
      tried.push(upstream)
      try {
        return await sendBack(await ask(upstream, incoming, body), outgoing)
      } catch (error) {
        const hasNotArrived = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED'
        const isIdempotent = incoming.method === 'GET' || incoming.method === 'HEAD'
        if (!hasNotArrived && !isIdempotent)
          return void outgoing.writeHead(502).end(JSON.stringify({ message: String(error) }))
      }
    }
    outgoing.writeHead(504).end(JSON.stringify({ message: 'Nobody is ready' }))
  }

  const watching = (async () => {
    while (isOpen) {
      await Promise.all(
        upstreams.map(async (upstream) => {
          upstream.isReady = await isReady(upstream.origin)
        }),
      )
      await after(ASKED_EVERY_MS)
    }
  })()

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    use(origins) {
      const known = new Map(upstreams.map((each) => [each.origin, each]))
      upstreams = origins.map(
        (origin) => known.get(origin) ?? { origin, agent: new Agent({ keepAlive: true }), isReady: false },
      )
    },
    async ready(count) {
      while (upstreams.filter((each) => each.isReady).length !== count) await after(ASKED_EVERY_MS)
    },
    async close() {
      isOpen = false
      await watching
      for (const { agent } of upstreams) agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}

function ask({ origin, agent }: Upstream, incoming: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
  const { method, url, headers } = incoming
  const options: RequestOptions = { method, agent, headers }
  return new Promise((resolve, reject) => {
    request(origin + String(url), options, resolve)
      .on('error', reject)
      .end(body)
  })
}

async function sendBack(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  const { connection: _connection, 'transfer-encoding': _encoding, ...headers } = answer.headers
  outgoing.writeHead(answer.statusCode ?? 502, headers).end(Buffer.concat(chunks))
}

function isReady(origin: string): Promise<boolean> {
  return new Promise((resolve) => {
    const asking = get(`${origin}/readyz`, { agent: false, timeout: 2000 }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    })
    asking.on('timeout', () => asking.destroy()).on('error', () => resolve(false))
  })
}
