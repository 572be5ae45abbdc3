import { mkdtemp, readdir, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ActionFunctionArgs, AppLoadContext, ServerBuild } from '@remix-run/node'
import express from 'express'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answer } from '#content/registry/answer.ts'
import { openDiskPlace } from '#db/files/disk-place.ts'
import { createFiles } from '#db/files/files.ts'
import { createMemoryBackend } from '#mocks/memory-backend.ts'
import { apiCalls } from '#app/server/api-calls.ts'
import { limitRequestBodyTime } from '#app/server/limit-request-body-time.ts'

const PATH = '/api/application/upload'
const START = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4\n'

let dataDir: string
let server: Server
let port: number

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'host-receiving-'))
  const memory = createMemoryBackend({ settings: { applicationPerHour: 1000 } })
  const backend = { ...memory, files: await createFiles(openDiskPlace(dataDir), memory.settings) }
  const app = express()
  // One address may send only two at a time.
  let senders = 0
  const build = apiAlone(({ request }) =>
    answer(request, backend, { address: `203.0.113.${(senders += 1)}` }),
  )
  app.use(
    limitRequestBodyTime,
    apiCalls(build, () => ({}) as AppLoadContext),
  )
  server = app.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  port = (server.address() as AddressInfo).port
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await rm(dataDir, { recursive: true })
})

/** A built site that has the API's route only. */
function apiAlone(action: (facts: ActionFunctionArgs) => Promise<Response>): ServerBuild {
  return { routes: { 'routes/api.$': { module: { action } } } } as unknown as ServerBuild
}

const arriving = () => readdir(join(dataDir, 'resumes', '.incoming'))
const kept = async () => (await readdir(join(dataDir, 'resumes'))).filter((name) => name !== '.incoming')

/** Starts an upload that says it will be larger than what it sends. */
function begin(bytes: number): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(
    `POST ${PATH} HTTP/1.1\r\nHost: site\r\nContent-Length: ${bytes}\r\n` +
      `Content-Type: multipart/form-data; boundary=x\r\n\r\n${START}`,
  )
  return socket
}

async function send(content: string): Promise<Response> {
  const form = new FormData()
  form.set('file', new File([content], '简历.pdf'))
  return fetch(`http://127.0.0.1:${port}${PATH}`, { method: 'POST', body: form })
}

test('fifty senders who hang up in the middle leave nothing, and the next one is served', async () => {
  const senders = Array.from({ length: 50 }, () => begin(900_000))
  await expect.poll(async () => (await arriving()).length, { timeout: 10_000 }).toBeGreaterThan(10)
  for (const socket of senders) socket.destroy()
  await expect.poll(arriving, { timeout: 10_000 }).toEqual([])
  expect(await kept()).toEqual([])
  expect((await send('%PDF-1.4')).status).toBe(200)
})

test('a sender of too large a file reads the refusal', async () => {
  const answered = await send(`%PDF-1.4${'x'.repeat(12 * 1024 * 1024)}`)
  expect([answered.status, ((await answered.json()) as { message: string }).message]).toEqual([
    413,
    '文件大小不能超过10MB!',
  ])
  expect([await arriving(), await kept()]).toEqual([[], []])
})

test('malformed forms are refused one after the other by a process that goes on', async () => {
  const bodies = [
    ['multipart/form-data', START],
    ['multipart/form-data; boundary=', START],
    ['multipart/form-data; boundary=x', '--x'],
    ['multipart/form-data; boundary=x', START],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n',
    ],
    ['multipart/form-data; boundary=x', `--x\r\nX-Long: ${'a'.repeat(200_000)}\r\n\r\nx\r\n--x--\r\n`],
    ['multipart/form-data; boundary=x', '--x\r\n\r\n'.repeat(20_000)],
    [`multipart/form-data; boundary=${'x'.repeat(5000)}`, START],
    ['multipart/form-data; boundary=x; boundary=y', `${START}\r\n--y--`],
  ] as const
  for (const [type, body] of bodies) {
    const init = { method: 'POST', body, headers: { 'content-type': type } }
    expect((await fetch(`http://127.0.0.1:${port}${PATH}`, init)).status).toBe(400)
  }
  expect((await send('%PDF-1.4')).status).toBe(200)
  expect(await arriving()).toEqual([])
})
