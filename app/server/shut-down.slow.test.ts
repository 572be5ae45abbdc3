import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { createInterface, type Interface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bundled } from '#tests/setup/bundled.ts'

let site: ChildProcess
let lines: Interface
let port: number
let ended: Promise<unknown[]>

beforeEach(async () => {
  const script = await bundled('app/server/test-processes/slow-site.ts')
  site = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  ended = once(site, 'exit')
  lines = createInterface({ input: site.stdout as NodeJS.ReadableStream })
  const [line] = (await once(lines, 'line')) as [string]
  port = Number(line)
})
afterEach(() => void site.kill('SIGKILL'))

/** One request on a connection of its own: the answer, or the system's name of what went wrong. */
function ask(path: string) {
  return new Promise<{ status?: number; body?: string; connection?: string; failure?: string }>((resolve) => {
    get(
      { host: '127.0.0.1', port, path, agent: false, headers: { connection: 'keep-alive' } },
      (response) => {
        let body = ''
        response.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')))
        response.on('end', () =>
          resolve({ status: response.statusCode, body, connection: response.headers.connection }),
        )
        response.on('error', () => resolve({ failure: 'BROKEN' }))
      },
    ).on('error', ({ code }: NodeJS.ErrnoException) => resolve({ failure: code }))
  })
}

test('however many signals come, the request in flight is answered and the exit code is 0', async () => {
  const answered = ask('/slow')
  await once(lines, 'line')
  site.kill('SIGTERM')
  site.kill('SIGINT')
  // On a busy machine the door may be shut before this is asked.
  await expect.poll(async () => (await ask('/readyz')).status, { timeout: 5000 }).not.toBe(200)
  site.kill('SIGTERM')
  site.kill('SIGINT')
  expect(await answered).toMatchObject({ status: 200, body: 'whole' })
  expect(await ended).toEqual([0, null])
})

test('after SIGTERM readyz is 503 while the door is still open, and each answer closes its connection', async () => {
  expect(await ask('/readyz')).toMatchObject({ status: 200, connection: 'keep-alive' })
  site.kill('SIGTERM')
  await expect.poll(async () => (await ask('/readyz')).status).toBe(503)
  expect(await ask('/')).toMatchObject({ status: 200, body: 'whole', connection: 'close' })
  await expect.poll(async () => (await ask('/')).failure, { timeout: 5000 }).toBe('ECONNREFUSED')
  expect(await ended).toEqual([0, null])
})

test('no request that was let in is cut off while a steady stream of them meets SIGTERM', async () => {
  const failures = new Set<string | undefined>()
  let answered = 0
  const askOn = async () => {
    for (let failure: string | undefined; !failure;) {
      ;({ failure } = await ask('/'))
      if (failure) failures.add(failure)
      else answered += 1
    }
  }
  const asking = Array.from({ length: 8 }, askOn)
  await expect.poll(() => answered).toBeGreaterThan(50)
  const told = once(lines, 'line').then(([line]) => line as string)
  site.kill('SIGTERM')
  await Promise.all(asking)
  expect(await ended).toEqual([0, null])
  // The system may refuse connections that still wait when the site closes; accepted ones are never cut off.
  expect([...failures].filter((code) => !['ECONNREFUSED', 'ECONNRESET'].includes(code ?? ''))).toEqual([])
  expect(await told).toBe(`${answered} let in`)
})
