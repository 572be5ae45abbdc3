import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { bundled } from '#tests/setup/bundled.ts'
import {
  bodyOf,
  MP4_HEAD,
  partHead,
  picture,
  streamed,
  withUploadFolder,
} from '#tests/setup/upload-folder.ts'

const site = withUploadFolder()

test('a form that ends in the middle of the file leaves nothing', async () => {
  const start = Buffer.concat([
    Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'),
    await picture().jpeg().toBuffer(),
  ])
  const body = Readable.toWeb(Readable.from([start])) as ReadableStream
  await expect(site.files.receive(streamed(body))).rejects.toMatchObject({ status: 400 })
  expect([await site.kept(), await site.halfFinished()]).toEqual([[], []])
})

test('a client that hangs up in the middle leaves nothing and the server goes on', async () => {
  const outcomes: unknown[] = []
  const server = createServer((incoming, outgoing) => {
    const request = new Request('http://site/api/upload', {
      method: 'POST',
      headers: { 'content-type': incoming.headers['content-type'] ?? '' },
      body: Readable.toWeb(incoming) as ReadableStream,
      duplex: 'half',
    } as RequestInit)
    site.files.receive(request).catch((error: { status: number }) => outcomes.push(error.status))
    outgoing.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(
    'POST /api/upload HTTP/1.1\r\nHost: site\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 900000\r\n\r\n' +
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n',
  )
  socket.write(Buffer.concat([MP4_HEAD, Buffer.alloc(200_000)]))
  await expect.poll(site.halfFinished).toHaveLength(1)
  socket.destroy()
  await expect.poll(() => outcomes).toEqual([400])
  await expect.poll(site.halfFinished).toEqual([])
  expect(await site.kept()).toEqual([])
  await new Promise((resolve) => server.close(resolve))
})

test('a file that ends in the middle leaves nothing, however often', async () => {
  const half = Buffer.concat([partHead('a.mp4'), MP4_HEAD, Buffer.alloc(5000)])
  const attempts = Array.from({ length: 40 }, () => site.files.receive(streamed(bodyOf(half))))
  const outcomes = await Promise.allSettled(attempts)
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
  expect([await site.kept(), await site.halfFinished()]).toEqual([[], []])
})

test('what is arriving elsewhere is left alone, whatever process number it names; what is too old to arrive goes', async () => {
  const child = spawnSync(process.execPath, ['-e', '0'])
  const arriving = [`${child.pid}-0123456789abcdef`, `${process.pid}-0123456789abcdef`, 'of-another-version']
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  for (const name of arriving) {
    await writeFile(join(site.folder, '.incoming', name), 'x')
    await utimes(join(site.folder, '.incoming', name), minutesAgo(29), minutesAgo(29))
    await writeFile(join(site.folder, '.incoming', `${name}-abandoned`), 'x')
    await utimes(join(site.folder, '.incoming', `${name}-abandoned`), minutesAgo(31), minutesAgo(31))
  }
  const next = await site.open()
  expect((await site.halfFinished()).sort()).toEqual(arriving.sort())
  // The hourly sweep goes by the same age.
  await utimes(join(site.folder, '.incoming', 'of-another-version'), minutesAgo(31), minutesAgo(31))
  await next.removeAbandoned()
  expect(await site.halfFinished()).toHaveLength(2)
})

test('two that serve one folder do not take each other’s arriving upload', async () => {
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  const film = Buffer.concat([partHead('a.mp4'), MP4_HEAD, Buffer.alloc(5000)])
  const body = Readable.from(
    (async function* () {
      yield film
      await arrived
      yield Buffer.from('\r\n--x--\r\n')
    })(),
  )
  const receiving = site.files.receive(streamed(Readable.toWeb(body) as ReadableStream))
  await expect.poll(site.halfFinished).toHaveLength(1)
  const other = await site.open()
  await other.removeAbandoned()
  arrive()
  expect((await receiving).kind).toBe('video')
  expect(await site.kept()).toHaveLength(1)
})

test('what a process killed with -9 in the middle of an upload leaves goes at a start, once nobody can be sending it any more', async () => {
  const receiver = spawn(
    process.execPath,
    [await bundled('db/sqlite/test-processes/endless-upload.ts'), site.dataDir],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  )
  await expect.poll(site.halfFinished, { timeout: 15_000 }).toHaveLength(1)
  receiver.kill('SIGKILL')
  await once(receiver, 'exit')
  const [left = ''] = await site.halfFinished()
  const halfAnHourAgo = new Date(Date.now() - 31 * 60_000)
  await utimes(join(site.folder, '.incoming', left), halfAnHourAgo, halfAnHourAgo)
  await site.open()
  expect([await site.kept(), await site.halfFinished()]).toEqual([[], []])
})
