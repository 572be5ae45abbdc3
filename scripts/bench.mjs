// `npm run bench`: what an answer of the built product costs beside a bare node:http server that sends the same bytes.
// Both run at the same time and take turns, so a busy machine slows both: the ratio is the result, not the seconds.
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildProduct } from './steps/build-product.mjs'
import { installDependencies } from './steps/install-dependencies.mjs'
import { prepareDriver } from './steps/prepare-driver.mjs'
import { projectRoot } from './steps/project-root.mjs'
import { runSteps } from './steps/step-failure.mjs'

const paths = ['/', '/api/banner/list']
const ROUNDS = 12
const REQUESTS_PER_ROUND = 60
const WARM_UP_REQUESTS = 40

await runSteps(async () => {
  await installDependencies()
  await prepareDriver()
  await buildProduct()
})

const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
const product = await startProduct()
try {
  process.stdout.write('path                      bytes   bare ms   site ms    ratio\n')
  for (const path of paths) await comparePath(path)
} finally {
  product.child.kill('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
}

/** @param {string} path */
async function comparePath(path) {
  const answer = await fetch(product.origin + path)
  const body = Buffer.from(await answer.arrayBuffer())
  const bare = await startBare(body, answer.headers.get('content-type') ?? 'text/plain')
  await timeOf(product.origin + path, WARM_UP_REQUESTS)
  await timeOf(bare.origin, WARM_UP_REQUESTS)
  const bareTimes = []
  const siteTimes = []
  for (let round = 0; round < ROUNDS; round += 1) {
    bareTimes.push(await timeOf(bare.origin, REQUESTS_PER_ROUND))
    siteTimes.push(await timeOf(product.origin + path, REQUESTS_PER_ROUND))
  }
  bare.server.close()
  const [bareMs, siteMs] = [median(bareTimes), median(siteTimes)]
  process.stdout.write(
    `${path.padEnd(20)}${String(body.length).padStart(11)}${bareMs.toFixed(2).padStart(10)}${siteMs.toFixed(2).padStart(10)}${(siteMs / bareMs).toFixed(1).padStart(9)}\n`,
  )
}

/**
 * Milliseconds of one request, asked one after the other.
 * @param {string} address
 * @param {number} requests
 */
async function timeOf(address, requests) {
  const started = performance.now()
  for (let done = 0; done < requests; done += 1) {
    const response = await fetch(address, { headers: { 'Accept-Encoding': 'identity' } })
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    await response.arrayBuffer()
  }
  return (performance.now() - started) / requests
}

/** @param {number[]} values */
function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN
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

/** @returns {Promise<{ child: import('node:child_process').ChildProcess, origin: string }>} */
function startProduct() {
  const child = spawn(process.execPath, [join(projectRoot, 'build/host.js')], {
    cwd: projectRoot,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('The site did not start.')))
    child.stdout.on('data', (chunk) => {
      const origin = /http:\/\/[\d.]+:\d+/.exec(String(chunk))?.[0]
      if (origin) resolve({ child, origin })
    })
  })
}
