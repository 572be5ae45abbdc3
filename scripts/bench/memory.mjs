import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { administrator, startProduct } from '../tasks/start-product.mjs'
import { createBenchClient } from './create-bench-client.mjs'
import { message } from './compare-answers.mjs'

const REQUESTS = 20_000
const LOOK_EACH = 4000
const CONNECTIONS = 32
/** What a start leaves behind is collected by then. */
const REST_MS = 10_000
const encodings = ['identity', 'gzip', 'br']

/**
 * Resident memory of the product's process, in MB, by how many requests it has answered; 0 is at rest. One request in fifty is a
 * message and one an administrator's list; the others are pages and public reads.
 * @param {string} dataDir of a site with demonstration content
 * @returns {Promise<Record<number, number>>}
 * @throws where an answer is a fault of the server
 */
export async function measureMemory(dataDir) {
  const { origin, pid, stop } = await startProduct({
    DATABASE_URL: undefined,
    DATA_DIR: dataDir,
    CONTACT_PER_MINUTE: '1000000',
  })
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  try {
    await new Promise((resolve) => setTimeout(resolve, REST_MS))
    const memory = { 0: megabytesOf(pid) }
    const { token } = await createBenchClient(origin)('POST /api/admin/login', administrator)
    const { reads, lists } = await addressesOf(origin)
    /** @param {number} n */
    const send = (n) => {
      const headers = { 'accept-encoding': encodings[n % 3] }
      if (n % 50 === 0) return answered(`${origin}/api/contact/add`, { headers, body: message })
      const list = n % 50 === 25 && lists[Math.floor(n / 50) % lists.length]
      if (list) return answered(origin + list, { headers: { ...headers, authorization: `Bearer ${token}` } })
      // Each address three times in a row, in every encoding.
      return answered(origin + reads[Math.floor(n / 3) % reads.length], { headers })
    }
    let sent = 0
    for (let look = LOOK_EACH; look <= REQUESTS; look += LOOK_EACH) {
      const line = async () => {
        while (sent < look) await send(sent++)
      }
      await Promise.all(Array.from({ length: CONNECTIONS }, line))
      Object.assign(memory, { [look]: megabytesOf(pid) })
    }
    const curve = Object.entries(memory).map(([count, megabytes]) => `${megabytes} MB after ${count}`)
    process.stdout.write(
      `\nmemory by requests (${reads.length} addresses, ${lists.length} lists): ${curve.join(', ')}\n`,
    )
    return memory
  } finally {
    agent.destroy()
    await stop()
  }

  /**
   * @param {string} address
   * @param {{ headers: Record<string, string | undefined>, body?: string }} sent
   */
  function answered(address, { headers, body }) {
    const posted = body === undefined ? {} : { 'content-type': 'application/json' }
    return new Promise((resolve, reject) => {
      const method = body === undefined ? 'GET' : 'POST'
      const sending = request(address, { agent, method, headers: { ...headers, ...posted } }, (response) => {
        if ((response.statusCode ?? 0) >= 400) reject(new Error(`${address} answered ${response.statusCode}`))
        response.on('end', resolve).resume()
      })
      sending.on('error', reject).end(body)
    })
  }
}

/**
 * Every page of the sitemap and every public read, and the administrators' lists, as the site itself tells them.
 * @param {string} origin
 */
async function addressesOf(origin) {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  /** @type {{ paths: Record<string, { get?: { security: object[] } }> }} */
  const { paths } = await (await fetch(`${origin}/api/openapi.json`)).json()
  const calls = Object.entries(paths).filter(([path, { get }]) => get && !path.includes('{'))
  const isPublic = (/** @type {object[]} */ security) =>
    security.length === 0 || security.some((way) => Object.keys(way).length === 0)
  const publicReads = calls.filter(([, { get }]) => isPublic(get?.security ?? [])).map(([path]) => path)
  const lists = calls.map(([path]) => path).filter((path) => path.endsWith('/admin/list'))
  // What a read must be told, such as the words of a search, it refuses to go without.
  const answers = await Promise.all(publicReads.map(async (path) => [path, (await fetch(origin + path)).ok]))
  const reads = [...pages, ...answers.flatMap(([path, isAnswered]) => (isAnswered ? [String(path)] : []))]
  return { reads, lists }
}

/** @param {number} pid */
function megabytesOf(pid) {
  const [, kilobytes = 'NaN'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
