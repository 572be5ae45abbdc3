import { execFile, spawn } from 'node:child_process'
import { access, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { promisify } from 'node:util'

/** How a server is stopped: in order, which ends its connections, or as by a crash. */
export type StopMode = 'fast' | 'immediate'

/** A server of `startPostgres`, which can be stopped and started again where it is. */
export interface Restartable {
  stop(mode: StopMode): Promise<void>
  start(): Promise<void>
}

/**
 * @param programs the folder of the server's programs
 * @param address of a database on it, whose `host` is the folder of its socket
 */
export async function restartable(programs: string, address: string): Promise<Restartable> {
  const folder = new URL(address).searchParams.get('host') ?? ''
  const data = join(folder, 'data')
  // Its owner, since it refuses to run as root.
  const { uid, gid } = await stat(data)
  // As it was started: the program and its arguments, each in quotes.
  const [program = '', ...args] = (await readFile(join(data, 'postmaster.opts'), 'utf8'))
    .trim()
    .split(/ (?=")/)
    .map((each) => each.replace(/^"|"$/g, ''))
  return {
    async stop(mode) {
      await promisify(execFile)(join(programs, 'pg_ctl'), ['-D', data, '-m', mode, '-w', 'stop'], {
        uid,
        gid,
      })
    },
    async start() {
      spawn(program, args, { uid, gid, cwd: folder, detached: true, stdio: 'ignore' }).unref()
      const deadline = Date.now() + 60_000
      while (!(await isThere(join(folder, '.s.PGSQL.5432')))) {
        if (Date.now() > deadline) throw new Error('PostgreSQL did not come back within a minute')
        await after(50)
      }
    },
  }
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
