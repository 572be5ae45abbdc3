import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'

/** A listener of `node:http` that hands every request on and sends back the answer. */
export function serveAnswer(answerCall: (request: Request) => Promise<Response>): RequestListener {
  return (incoming, outgoing) => {
    answerCall(requestOf(incoming))
      .then((response) => send(response, outgoing))
      .catch(() => outgoing.destroy())
  }
}

function requestOf(incoming: IncomingMessage): Request {
  const { method = 'GET', url = '/', headers } = incoming
  const sent = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? (Readable.toWeb(incoming) as unknown as BodyInit) : undefined
  const init = { method, headers: sent, body, duplex: 'half' }
  return new Request(`http://${headers.host}${url}`, init as RequestInit)
}

async function send({ status, headers, body }: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(status, Object.fromEntries(headers))
  if (body) await pipeline(Readable.fromWeb(body as ReadableStream), outgoing)
  else outgoing.end()
}
