import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { processorMs } from './processor-ms.mjs'
import { LONG_LIST } from './fill-long-list.mjs'
import { median } from './time-requests.mjs'

const ROUNDS = 5
/** Rounds in which other programs slowed the bare server are repeated, up to this many in all. */
const MOST_ROUNDS = 15
/** How far the bare server's own time may lie from its median. */
const UNDISTURBED = 0.15
const CONNECTIONS = 32
// Enough for a processor's time that is counted in hundredths of a second.
const BARE_REQUESTS = 10_000

/** @typedef {{ path: string, headers: Record<string, string>, isKnown?: boolean, body?: string }} Asked */
/** @typedef {{ bareMs: number, siteMs: number, ratio: number }} Round */
/** @typedef {{ bytes: number, siteMs: number, ratio: number, least: number, most: number, discarded: number }} Compared */
/** What was measured, by path; of a known one with ` (304)`. @typedef {Record<string, Compared>} Answers */

/** @type {Asked} */
const home = { path: '/', headers: { 'accept-encoding': 'br' } }
/** What is asked for. @type {Asked[]} */
const asked = [
  home,
  { path: '/', headers: { 'accept-encoding': 'br' }, isKnown: true },
  { path: '/about', headers: { 'accept-encoding': 'br' } },
  { path: '/api/banner/list', headers: {} },
  { path: '/api/banner/list', headers: {}, isKnown: true },
  { path: '/api/news/published', headers: { 'accept-encoding': 'gzip' } },
  { path: LONG_LIST, headers: {} },
]

/** What a visitor writes, as JSON. */
export const message = JSON.stringify({
  name: '张三',
  email: 'zhang@example.com',
  phone: '13800000000',
  subject: '土地测绘咨询',
  message: '想了解土地测绘的报价与周期。',
})
/** @type {Asked} */
const sending = {
  path: '/api/contact/add',
  headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(message)) },
  body: message,
}

/** @typedef {{ status: number, headers: string[], body: Buffer, etag?: string }} Answer */
/** @typedef {import('../tasks/start-product.mjs').Product} Product */

/**
 * The load of a measurement. A warm process runs code that V8 has optimized; a process that just started does not.
 * @typedef {object} Asking
 * @property {number} before responses requested before the measurement starts
 * @property {number} requests to the product in a round
 */

/**
 * Processor time of a response, as a multiple of what a bare node:http server takes for the same bytes. Both take
 * turns on 32 connections; the result is the median and range of five rounds.
 * @param {string} title
 * @param {Product} product
 * @param {Asking} asking
 * @returns {Promise<Answers>}
 */
export function compareAnswers(title, product, asking) {
  return compareEach(title, product, asking, asked)
}

/**
 * The same for a visitor's message, which is durable when it is answered.
 * @param {Product} product
 * @param {Asking} asking
 * @returns {Promise<Answers>}
 */
export function compareMessages(product, asking) {
  return compareEach('a message, durable', product, asking, [sending])
}

/**
 * @param {string} title
 * @param {Product} product
 * @param {Asking} asking
 * @param {Asked[]} all
 * @returns {Promise<Answers>}
 */
async function compareEach(title, { origin, pid }, { before, requests }, all) {
  const bare = await startBare()
  /** @type {Answers} */
  const answers = {}
  process.stdout.write(`\n${title.padEnd(38)}bytes    bare ms    site ms    ratio (range)\n`)
  try {
    for (const each of all) await compare(each)
  } finally {
    bare.child.kill()
  }
  return answers

  /** @param {Asked} each */
  async function compare({ path, headers, isKnown, body }) {
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
    const { etag } = await answerOf(origin + path, headers, agent, body)
    if (isKnown && !etag) return agent.destroy()
    const sent = isKnown && etag ? { ...headers, 'if-none-match': etag } : headers
    const answer = await answerOf(origin + path, sent, agent, body)
    await bare.send(answer)
    const site = { address: origin + path, pid, body }
    const plain = { address: bare.origin, pid: bare.child.pid ?? 0, body }
    await spent(plain, sent, BARE_REQUESTS / 4, agent)
    if (before > 0) await spent(site, sent, before, agent)
    /** @type {Round[]} */
    const rounds = []
    while (rounds.length < MOST_ROUNDS && undisturbed(rounds).length < ROUNDS) {
      const bareMs = await spent(plain, sent, BARE_REQUESTS, agent)
      const siteMs = await spent(site, sent, requests, agent)
      rounds.push({ bareMs, siteMs, ratio: siteMs / bareMs })
    }
    agent.destroy()
    const name = `${path}${isKnown ? ' (304)' : ''}`
    answers[name] = print(name, answer.body.length, rounds)
  }
}

/**
 * Rounds in which the bare server took about what it takes.
 * @param {Round[]} rounds
 */
function undisturbed(rounds) {
  const usual = median(rounds.map(({ bareMs }) => bareMs))
  return rounds.filter(({ bareMs }) => Math.abs(bareMs / usual - 1) <= UNDISTURBED)
}

/**
 * @param {string} name
 * @param {number} bytes
 * @param {Round[]} all
 * @returns {Compared}
 */
function print(name, bytes, all) {
  const rounds = undisturbed(all)
  const ratios = rounds.map(({ ratio }) => ratio)
  const [bareMs, siteMs] = [
    median(rounds.map((each) => each.bareMs)),
    median(rounds.map((each) => each.siteMs)),
  ]
  const [ratio, least, most] = [median(ratios), Math.min(...ratios), Math.max(...ratios)]
  const discarded = all.length - rounds.length
  process.stdout.write(
    `  ${name.padEnd(30)}${String(bytes).padStart(11)}${bareMs.toFixed(3).padStart(11)}${siteMs.toFixed(3).padStart(11)}${ratio.toFixed(1).padStart(9)} (${least.toFixed(1)}–${most.toFixed(1)})${discarded > 0 ? `, ${discarded} disturbed pairs discarded` : ''}\n`,
  )
  return { bytes, siteMs, ratio, least, most, discarded }
}

/**
 * Milliseconds of processor a request.
 * @param {{ address: string, pid: number, body?: string }} asked
 * @param {Record<string, string>} headers
 * @param {number} requests
 * @param {Agent} agent
 */
async function spent({ address, pid, body }, headers, requests, agent) {
  const before = processorMs(pid)
  let left = requests
  const askOn = async () => {
    while (left-- > 0) await answerOf(address, headers, agent, body)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, askOn))
  return (processorMs(pid) - before) / requests
}

/**
 * @param {string} address
 * @param {Record<string, string>} headers
 * @param {Agent} agent
 * @param {string} [body] posted
 * @returns {Promise<Answer>}
 */
function answerOf(address, headers, agent, body) {
  const method = body === undefined ? 'GET' : 'POST'
  return new Promise((resolve, reject) => {
    const sent = request(address, { agent, headers, method }, (response) => {
      /** @type {Buffer[]} */
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: ownHeaders(response.rawHeaders),
          body: Buffer.concat(chunks),
          etag: response.headers.etag,
        }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/**
 * Without those that every node:http server adds by itself.
 * @param {string[]} raw
 */
function ownHeaders(raw) {
  const added = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])
  return raw.filter((_, place) => !added.has(raw[place - (place % 2)]?.toLowerCase() ?? ''))
}

async function startBare() {
  const child = fork(fileURLToPath(new URL('bare-server.mjs', import.meta.url)))
  const [origin] = await once(child, 'message')
  /** @param {Answer} answer */
  async function send({ status, headers, body }) {
    const taken = once(child, 'message')
    child.send({ status, headers, body: body.toString('base64') })
    await taken
  }
  return { child, origin: String(origin), send }
}
