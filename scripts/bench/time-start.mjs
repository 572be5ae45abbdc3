import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startProduct } from '../tasks/start-product.mjs'
import { processorMs } from './processor-ms.mjs'
import { median } from './time-requests.mjs'

const ROUNDS = 7

/** What a start took beside a bare server's. @typedef {{ wall: number, processor: number }} Start */

/**
 * From a start until the first answer may come, beside a bare node:http server, both in turn.
 * @param {string} dataDir of a site that has been started before
 * @returns {Promise<Start>}
 */
export async function timeStart(dataDir) {
  const env = { DATA_DIR: dataDir }
  const rounds = []
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ bare: await timed(startBare), site: await timed(() => startProduct(env)) })
  const ratios = { wall: NaN, processor: NaN }
  process.stdout.write('\nstart                          bare ms    site ms    ratio\n')
  for (const what of /** @type {const} */ (['wall', 'processor'])) {
    const [bare, site] = [
      median(rounds.map((each) => each.bare[what])),
      median(rounds.map((each) => each.site[what])),
    ]
    ratios[what] = site / bare
    process.stdout.write(
      `  ${what.padEnd(24)}${bare.toFixed(0).padStart(12)}${site.toFixed(0).padStart(11)}${(site / bare).toFixed(1).padStart(9)}\n`,
    )
  }
  return ratios
}

/** @param {() => Promise<{ pid: number, stop: () => Promise<void> }>} start */
async function timed(start) {
  const began = performance.now()
  const { pid, stop } = await start()
  const taken = { wall: performance.now() - began, processor: processorMs(pid) }
  await stop()
  return taken
}

async function startBare() {
  const program = fileURLToPath(new URL('bare-server.mjs', import.meta.url))
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  await once(child, 'message')
  const stop = async () => {
    child.kill()
    await once(child, 'exit')
  }
  return { pid: child.pid ?? 0, stop }
}
