import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WITHOUT_POSIX } from './find-postgres.mjs'
import { StepFailure } from './step-failure.mjs'

/** @typedef {{ addressOf(database: string): string, stop(): Promise<void> }} PostgresServer */

// Fast rather than safe: what it holds is thrown away.
const settings = [
  "listen_addresses=''",
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=100',
  'max_wal_size=4GB',
  'shared_buffers=128MB',
]

// Ends with the process that started it, however that ends: then its side of the pipe closes, and `cat` returns.
const SERVE_UNTIL_LEFT = `
export LC_ALL=C
"$1/initdb" -D "$2/data" -U site -A trust -E UTF8 --no-sync >"$2/log" 2>&1 &&
"$1/pg_ctl" -D "$2/data" -l "$2/log" -w -t 60 -o "$3" start >>"$2/log" 2>&1 &&
echo ready && cat >/dev/null
[ -e "$2/data/postmaster.pid" ] && "$1/pg_ctl" -D "$2/data" -m immediate -w stop >/dev/null || tail -n 20 "$2/log" >&2
rm -rf "$2"
`

/**
 * Starts a PostgreSQL server of one's own in a temporary folder, reached through a socket in it.
 * @param {string} programs the folder of the server's programs
 * @returns {Promise<PostgresServer>}
 * @throws {StepFailure} with the last lines of its log, and on Windows always
 */
export async function startPostgres(programs) {
  if (process.platform === 'win32') throw new StepFailure(WITHOUT_POSIX)
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'))
  const owner = unprivilegedUser()
  if (owner) await chown(folder, owner.uid, owner.gid)
  const options = [...settings, `unix_socket_directories='${folder}'`].map((each) => `-c ${each}`).join(' ')
  const server = spawn('/bin/sh', ['-c', SERVE_UNTIL_LEFT, 'sh', programs, folder, options], {
    ...owner,
    cwd: folder,
    // A group of its own, so that Ctrl-C reaches it only through the pipe.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  await isReady(server)
  // Waiting for it must not keep a finished process alive.
  server.unref()
  return {
    addressOf: (database) => `postgres://site@localhost/${database}?host=${folder}`,
    stop: async () => {
      server.ref()
      const ended = once(server, 'exit')
      server.stdin.end()
      await ended
    },
  }
}

/** @param {import('node:child_process').ChildProcessWithoutNullStreams} server */
function isReady(server) {
  return new Promise((resolve, reject) => {
    let complaint = ''
    server.stderr.on('data', (chunk) => (complaint += chunk))
    server.stdout.once('data', resolve)
    server.once('error', reject)
    server.once('close', () => reject(new StepFailure('PostgreSQL 没有启动。', complaint.trim())))
  })
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name]).stdout?.toString().trim())
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new StepFailure('PostgreSQL 不能以 root 运行，而本机没有 postgres 或 nobody 用户。')
}
