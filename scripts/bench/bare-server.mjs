// A node:http server and nothing else: it sends the bytes that its parent tells it to, whatever is asked for.
import { createServer } from 'node:http'

/** @type {{ status: number, headers: string[], body: string }} */
let sent = { status: 200, headers: [], body: '' }
let bytes = Buffer.alloc(0)
process.on('message', (message) => {
  sent = /** @type {typeof sent} */ (message)
  bytes = Buffer.from(sent.body, 'base64')
  process.send?.('ready')
})
const server = createServer((_request, response) => {
  response.writeHead(sent.status, sent.headers).end(bytes)
})
server.listen(0, '127.0.0.1', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  process.send?.(`http://127.0.0.1:${port}`)
})
