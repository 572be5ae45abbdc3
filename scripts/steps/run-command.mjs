import { spawn } from 'node:child_process'
import { projectRoot } from './project-root.mjs'

/**
 * @typedef {object} CommandOptions
 * @property {boolean} [isShown] prints the command's output while it runs instead of collecting it
 * @property {Record<string, string | undefined>} [env] added to the environment
 * @property {number} [timeoutMs] ends the command after this time
 */

/**
 * Runs a command in the repository and never rejects. Interrupting the script ends the command too.
 * @param {string} command
 * @param {string[]} args
 * @param {CommandOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} code 127 where the command does not exist
 */
export function runCommand(command, args, { isShown = false, env = {}, timeoutMs } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      env: { ...process.env, ...env },
      stdio: isShown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    })
    /** @type {Buffer[]} */
    const chunks = []
    child.stdout?.on('data', (chunk) => chunks.push(chunk))
    child.stderr?.on('data', (chunk) => chunks.push(chunk))

    /** @param {NodeJS.Signals} signal */
    const interrupt = (signal) => {
      child.kill(signal)
      process.exit(signal === 'SIGINT' ? 130 : 143)
    }
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
    const timer = timeoutMs ? setTimeout(() => child.kill('SIGKILL'), timeoutMs) : undefined

    /** @param {number} code @param {string} [note] */
    const finish = (code, note = '') => {
      clearTimeout(timer)
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
      resolve({ code, output: Buffer.concat(chunks).toString('utf8') + note })
    }
    child.once('error', (error) =>
      finish('code' in error && error.code === 'ENOENT' ? 127 : 1, error.message),
    )
    child.once('close', (code, signal) => finish(code ?? 1, signal ? `\n(${signal})` : ''))
  })
}

/**
 * Runs a program of an installed package, e.g. `runPackage('vitest/vitest.mjs', ['run'])`.
 * @param {string} program path below node_modules
 * @param {string[]} args
 * @param {CommandOptions} [options]
 */
export function runPackage(program, args, options) {
  return runCommand(process.execPath, [`${projectRoot}/node_modules/${program}`, ...args], options)
}
