import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { afterEach, expect, test, vi } from 'vitest'
import { runCommand } from './run-command.mjs'

const node = (script: string, limitMs?: number) => runCommand(process.execPath, ['-e', script], { limitMs })

test('what takes longer than it may is ended, even where it does not listen', async () => {
  const { code, isLate } = await node('setInterval(() => {}, 1000)', 300)
  expect(isLate).toBe(true)
  expect(code).not.toBe(0)
  const deaf = 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)'
  expect((await node(deaf, 500)).isLate).toBe(true)
}, 15_000)

test('what ends in time has not been ended', async () => {
  expect(await node('console.log(1)', 10_000)).toMatchObject({ code: 0, output: '1\n', isLate: false })
})

test('what gives way does so with the programs that it starts, and nothing else does', async () => {
  const own = 'console.log(require("os").getPriority())'
  const childs = `console.log(require("child_process").execFileSync(process.execPath, ["-e", '${own}'], { encoding: "utf8" }))`
  const prioritiesOf = async (lowPriority: boolean) => {
    const { output } = await runCommand(process.execPath, ['-e', `${own};${childs}`], { lowPriority })
    return output.trim().split('\n').map(Number)
  }
  expect(await prioritiesOf(true)).toEqual([constants.priority.PRIORITY_LOW, constants.priority.PRIORITY_LOW])
  expect(await prioritiesOf(false)).not.toContain(constants.priority.PRIORITY_LOW)
  // What gives way waits long on a machine that others keep busy.
}, 60_000)

test('a terminal that hangs up is not heard, so that what was begun with nohup goes on', async () => {
  const before = process.listenerCount('SIGHUP')
  const running = node('')
  expect(process.listenerCount('SIGHUP')).toBe(before)
  await running
})

/** Begins two commands that say who they are, and then does what is asked. */
const twoAtOnce = (then: string) => `
  const { runCommand } = await import(${JSON.stringify(new URL('run-command.mjs', import.meta.url).href)})
  const { runSteps, StepFailure } = await import(${JSON.stringify(new URL('step-failure.mjs', import.meta.url).href)})
  const stay = 'console.log(process.pid); setInterval(() => {}, 1000)'
  const begins = 'const child = require("child_process").spawn(process.execPath, ["-e", process.argv[1]], { stdio: "inherit" }); child.on("exit", () => {})'
  const stays = () => runCommand(process.execPath, ['-e', stay], { isShown: true })
  const beginsWhatStays = () => runCommand(process.execPath, ['-e', begins, stay], { isShown: true, killsTree: true })
  ${then}`

async function startTwo(then: string) {
  const program = spawn(process.execPath, ['--input-type=module', '--eval', twoAtOnce(then)], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const ended = once(program, 'exit')
  let said = ''
  const pids = () => said.trim().split('\n').filter(Boolean).map(Number)
  program.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await vi.waitFor(() => expect(pids()).toHaveLength(2), 10_000)
  return { program, ended, pids: pids() }
}

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const STEPS_WITH_FAILURE = `await runSteps(() => Promise.all([stays(), beginsWhatStays(), new Promise((_, reject) => {
  process.stdin.once('data', () => reject(new StepFailure('so')))
})]))`

let begun: number[] = []
afterEach(() => {
  for (const pid of begun) if (isRunning(pid)) process.kill(pid, 'SIGKILL')
})

// Windows has neither a SIGTERM that is heard nor groups of processes.
const isPosix = process.platform !== 'win32'
const ends: [what: string, then: string, code: number][] = [
  ['a signal', 'await Promise.all([stays(), beginsWhatStays()])', 143],
  ['a step that fails', STEPS_WITH_FAILURE, 1],
]
test.each(isPosix ? ends : [])('no command outlives a script that %s ends', async (_what, then, code) => {
  const { program, ended, pids } = await startTwo(then)
  begun = pids
  expect(pids.map(isRunning)).toEqual([true, true])
  if (code === 143) program.kill('SIGTERM')
  else program.stdin.write('now\n')
  expect((await ended)[0]).toBe(code)
  await vi.waitFor(() => expect(pids.map(isRunning)).toEqual([false, false]), 5_000)
})
