import { STATUS_CODES, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { newRequestId, REQUEST_ID_HEADER } from './request-ids.ts'

/** What could not be read as a request, by Node's name of the reason; all else is a 400. */
const STATUS_OF: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/** Answers as Node would what never reaches a listener, so that these answers have an id as well. */
export function handleClientErrors(server: Server): void {
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || hasSentHeaders(socket)) return void socket.destroy()
    const status = STATUS_OF[code] ?? 400
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `${REQUEST_ID_HEADER}: ${newRequestId()}`,
      'Connection: close',
    ]
    socket.end(`${lines.join('\r\n')}\r\n\r\n`, () => socket.destroy())
  })
  server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { [REQUEST_ID_HEADER]: newRequestId() }).end()
  })
}

/** An answer that is under way must not be broken into; Node keeps it there. */
function hasSentHeaders(socket: Socket): boolean {
  const { _httpMessage: message } = socket as Socket & { _httpMessage?: { headersSent: boolean } | null }
  return message?.headersSent === true
}
