import { constants } from 'node:os'
import { expect, test } from 'vitest'
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
  const prioritiesOf = async (givesWay: boolean) => {
    const { output } = await runCommand(process.execPath, ['-e', `${own};${childs}`], { givesWay })
    return output.trim().split('\n').map(Number)
  }
  expect(await prioritiesOf(true)).toEqual([constants.priority.PRIORITY_LOW, constants.priority.PRIORITY_LOW])
  expect(await prioritiesOf(false)).not.toContain(constants.priority.PRIORITY_LOW)
})
