import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'
import { bundled } from '#tests/setup/bundled.ts'

test('a promise that nobody waits for is told and outlived; an error that nobody catches is told and ends the process', async () => {
  const script = await bundled('app/server/test-processes/failing-promise.ts')
  const { code, lines } = await new Promise<{ code: unknown; lines: string[] }>((resolve) => {
    execFile(process.execPath, [script], (error, stdout) =>
      resolve({ code: error?.code, lines: stdout.trim().split('\n') }),
    )
  })
  expect(code).toBe(1)
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatch(/"event":"unhandled rejection","stack":"Error: left alone/)
  expect(lines[1]).toBe('lives')
  expect(lines[2]).toMatch(/"event":"uncaught exception","stack":"Error: thrown/)
})
