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
