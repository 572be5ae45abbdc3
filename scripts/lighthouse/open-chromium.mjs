import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumFlags } from '../tasks/find-chromium.mjs'

const isWindows = process.platform === 'win32'

/**
 * A new Chromium with a new profile that is told what to do through a port.
 * @param {string} program
 * @returns {Promise<{ port: number, close(): Promise<void> }>}
 * @throws where it ends before it tells its port
 */
export async function openChromium(program) {
  const profile = await mkdtemp(join(tmpdir(), 'chromium-'))
  const child = spawn(
    program,
    [
      ...chromiumFlags,
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: !isWindows },
  )
  const ended = once(child, 'exit')
  // With all its own: what a distribution calls by the browser's name is a script that starts it.
  const kill = () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    if (isWindows || !child.pid) child.kill('SIGKILL')
    else process.kill(-child.pid, 'SIGKILL')
  }
  // Ctrl+C does not reach a group of its own.
  process.once('exit', kill)
  const close = async () => {
    process.off('exit', kill)
    kill()
    await ended
    // Its helpers may write for a moment longer.
    await rm(profile, { recursive: true, force: true, maxRetries: 10 })
  }
  try {
    return { port: await toldPort(child), close }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
function toldPort(child) {
  return new Promise((resolve, reject) => {
    let told = ''
    child.stderr?.on('data', (chunk) => {
      told += chunk
      const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(told)?.[1]
      if (port) resolve(Number(port))
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`Chromium ended: ${told}`)))
  })
}
