import { createServer } from 'node:http'
import { median, timeRequests } from './time-requests.mjs'

const paths = ['/', '/api/banner/list']
const ROUNDS = 12
const REQUESTS_PER_ROUND = 60
const WARM_UP_REQUESTS = 40

/**
 * What an answer of the product costs beside a bare node:http server that sends the same bytes.
 * @param {string} origin
 */
export async function comparePages(origin) {
  process.stdout.write('path                      bytes   bare ms   site ms    ratio\n')
  for (const path of paths) await comparePath(origin, path)
}

/**
 * @param {string} origin
 * @param {string} path
 */
async function comparePath(origin, path) {
  const answer = await fetch(origin + path)
  const body = Buffer.from(await answer.arrayBuffer())
  const bare = await startBare(body, answer.headers.get('content-type') ?? 'text/plain')
  await timeRequests(origin + path, WARM_UP_REQUESTS)
  await timeRequests(bare.origin, WARM_UP_REQUESTS)
  const bareTimes = []
  const siteTimes = []
  for (let round = 0; round < ROUNDS; round += 1) {
    bareTimes.push(await timeRequests(bare.origin, REQUESTS_PER_ROUND))
    siteTimes.push(await timeRequests(origin + path, REQUESTS_PER_ROUND))
  }
  bare.server.close()
  const [bareMs, siteMs] = [median(bareTimes), median(siteTimes)]
  process.stdout.write(
    `${path.padEnd(20)}${String(body.length).padStart(11)}${bareMs.toFixed(2).padStart(10)}${siteMs.toFixed(2).padStart(10)}${(siteMs / bareMs).toFixed(1).padStart(9)}\n`,
  )
}

/**
 * @param {Buffer} body
 * @param {string} contentType
 * @returns {Promise<{ server: import('node:http').Server, origin: string }>}
 */
function startBare(body, contentType) {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': contentType, 'Content-Length': body.length }).end(body)
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
      resolve({ server, origin: `http://127.0.0.1:${port}` })
    })
  })
}
