import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { projectRoot } from './project-root.mjs'

/**
 * @typedef {object} CommandOptions
 * @property {boolean} [isShown] prints the command's output while it runs instead of collecting it
 * @property {Record<string, string | undefined>} [env] added to the environment
 * @property {string} [cwd] the working directory, by default the repository
 * @property {boolean} [shell] runs in the system's shell, which expands the arguments
 * @property {(output: string) => number} [idleTimeoutMs] ends it after this long without output, given its output so far
 * @property {number} [limitMs] ends it after this long in all
 * @property {boolean} [killsTree] also ends its child processes, which npm does not; terminal signals do not reach it
 * @property {boolean} [lowPriority] runs at low priority
 */

/** What is told to stop has so long to close what it opened, in ms. */
const KILL_GRACE_MS = 5000

/** What ends each command that runs now: none outlives this process. @type {Set<() => void>} */
const running = new Set()
const endAll = () => running.forEach((end) => end())

/**
 * By the codes that a shell gives who is ended by them. A terminal that hangs up is not heard: who was begun with `nohup` goes on.
 * @type {[NodeJS.Signals, () => void][]}
 */
const signals = [
  ['SIGINT', () => process.exit(130)],
  ['SIGTERM', () => process.exit(143)],
]

/** @param {() => void} end */
function begin(end) {
  if (running.size === 0) {
    process.on('exit', endAll)
    for (const [signal, leave] of signals) process.on(signal, leave)
  }
  running.add(end)
}

/** @param {() => void} end */
function finishWith(end) {
  running.delete(end)
  if (running.size > 0) return
  process.off('exit', endAll)
  for (const [signal, leave] of signals) process.off(signal, leave)
}

/**
 * Runs a command in the repository and never rejects. A signal or failed step that ends this process ends the command
 * too.
 * @param {string} command
 * @param {string[]} args
 * @param {CommandOptions} [options]
 * @returns {Promise<{ code: number, output: string, isSilent: boolean, isLate: boolean }>} code 127: missing command;
 *   isSilent, isLate: limits exceeded
 */
export function runCommand(command, args, options = {}) {
  const {
    isShown = false,
    env = {},
    cwd = projectRoot,
    shell = false,
    idleTimeoutMs,
    limitMs,
    killsTree = false,
    lowPriority = false,
  } = options
  return new Promise((resolve) => {
    // A group of processes of its own; Windows knows none.
    const detached = killsTree && process.platform !== 'win32'
    const child = spawn(command, args, {
      cwd,
      detached,
      shell,
      env: { ...process.env, ...env },
      stdio: isShown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    })
    const end = () => (detached && child.pid ? endGroup(child.pid) : void child.kill())
    begin(end)
    if (lowPriority && child.pid) giveWay(child.pid)
    /** @type {Buffer[]} */
    const chunks = []
    const output = () => Buffer.concat(chunks).toString('utf8')
    let isSilent = false
    /** @type {NodeJS.Timeout | undefined} */
    let silence
    const waitOn = () => {
      clearTimeout(silence)
      if (!idleTimeoutMs) return
      silence = setTimeout(() => {
        isSilent = true
        child.kill('SIGKILL')
      }, idleTimeoutMs(output()))
    }
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        chunks.push(chunk)
        waitOn()
      })
    }
    waitOn()
    let isLate = false
    const ends = limitMs ? [setTimeout(endLate, limitMs)] : []
    function endLate() {
      isLate = true
      child.kill('SIGTERM')
      ends.push(setTimeout(() => child.kill('SIGKILL'), KILL_GRACE_MS))
    }

    /** @param {number} code @param {string} [note] */
    const finish = (code, note = '') => {
      clearTimeout(silence)
      ends.forEach(clearTimeout)
      finishWith(end)
      resolve({ code, output: output() + note, isSilent, isLate })
    }
    child.once('error', (error) =>
      finish('code' in error && error.code === 'ENOENT' ? 127 : 1, error.message),
    )
    child.once('close', (code, signal) => finish(code ?? 1, signal ? `\n(${signal})` : ''))
  })
}

/** @param {number} leader */
function endGroup(leader) {
  try {
    process.kill(-leader)
  } catch {
    // All of it has ended already.
  }
}

/**
 * Before it begins threads and programs of its own, which take after it.
 * @param {number} pid
 */
function giveWay(pid) {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // It has ended already, or the system does not let it be set: it takes its share, as any other.
  }
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
