import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { projectRoot } from './project-root.mjs'

export const administrator = { username: 'admin', password: 'bench-Long-Passphrase-1' }

/** @typedef {{ origin: string, pid: number, stop(): Promise<void> }} Product */

/**
 * The built product on a port of its own.
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<Product>}
 */
export function startProduct(env) {
  const child = spawn(process.execPath, [join(projectRoot, 'build/host.js')], {
    cwd: projectRoot,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      ADMIN_USERNAME: administrator.username,
      ADMIN_PASSWORD: administrator.password,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('The site did not start.')))
    child.stdout.on('data', (chunk) => {
      const origin = /http:\/\/[\d.]+:\d+/.exec(String(chunk))?.[0]
      if (origin) resolve({ origin, pid: child.pid ?? 0, stop })
    })
  })
}
