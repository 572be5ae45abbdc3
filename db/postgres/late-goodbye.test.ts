import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { connectPostgres } from './connect-postgres.ts'
import { StartRefusal } from '#db/connection/start-refusal.ts'

test('a server that lets somebody in and says goodbye in the same breath is refused, and the process lives', async () => {
  const uncaught: unknown[] = []
  const note = (error: unknown) => void uncaught.push(error)
  process.on('uncaughtException', note)
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    // One segment, as when it stops while it lets in: the driver reads both before anybody who waits goes on.
    socket.once('data', () => socket.end(Buffer.concat([letIn, ready, goodbye])))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await expect(connectPostgres(`postgres://site@127.0.0.1:${port}/site`)).rejects.toThrow(StartRefusal)
  server.close()
  process.off('uncaughtException', note)
  expect(uncaught).toEqual([])
})

/** A message of PostgreSQL's protocol: its letter, its length, what it says. */
function message(letter: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(letter), length, body])
}

const letIn = message('R', Buffer.alloc(4))
const ready = message('Z', Buffer.from('I'))
const goodbye = message(
  'E',
  Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'),
)
