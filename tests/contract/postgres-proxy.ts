import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'

/** A way to a PostgreSQL server that can hang: nothing passes, nothing is refused. */
export interface PostgresProxy {
  /** The database's address by this way. */
  address: string
  hang(): void
  /** Only the connections there are go silent, as after a failover; new ones work. */
  silenceOpen(): void
  /** The server is gone: open connections are cut, new ones end at once. */
  refuse(): void
  /** All that waited passes on, and who comes again is let in. */
  goOn(): void
  close(): Promise<void>
}

/** Opens a proxy to a database whose server listens on a socket in the folder that `?host=` names. */
export async function openPostgresProxy(address: string): Promise<PostgresProxy> {
  const direct = new URL(address)
  const ends = new Set<Socket>()
  let isHanging = false
  let isRefusing = false
  const kept = (socket: Socket) => {
    ends.add(socket)
    socket.on('error', () => undefined).once('close', () => ends.delete(socket))
    return socket
  }
  const server = createServer((near) => {
    if (isRefusing) return void near.destroy()
    const far = connect(join(direct.searchParams.get('host') ?? '', '.s.PGSQL.5432'))
    kept(near).pipe(kept(far)).pipe(near)
    near.once('close', () => far.destroy())
    if (isHanging) [near, far].forEach((end) => end.pause())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `postgres://${direct.username}@127.0.0.1:${port}${direct.pathname}`,
    hang() {
      isHanging = true
      ends.forEach((end) => end.pause())
    },
    refuse() {
      isRefusing = true
      ends.forEach((end) => end.destroy())
    },
    silenceOpen: () => ends.forEach((end) => end.pause()),
    goOn() {
      isHanging = false
      isRefusing = false
      ends.forEach((end) => end.resume())
    },
    async close() {
      ends.forEach((end) => end.destroy())
      server.close()
      await once(server, 'close')
    },
  }
}
