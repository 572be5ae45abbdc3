import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BackupRefusal } from './backup-refusal.ts'

/** Where Debian, Homebrew and others put one folder for each version. */
const installed = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt', '/usr/libexec', '/usr']
const VERSIONED = /^(postgresql(@|-)?|pgsql-)?(\d+)$/
const LINES_KEPT = 3

/**
 * The application name of the restoring program. It begins like the site's own connections, so that no site starts meanwhile.
 */
export const RESTORING = 'tulian-site-restore'

/** Where systems keep the certificates that they trust; programs before version 16 do not look there by themselves. */
const trusted = [
  '/etc/ssl/certs/ca-certificates.crt',
  '/etc/pki/tls/certs/ca-bundle.crt',
  '/etc/ssl/cert.pem',
]

/**
 * A program that comes with PostgreSQL: the newest where installers put them, else that of the PATH.
 * @throws BackupRefusal with what to install
 */
export function findPostgresProgram(name: 'pg_dump' | 'psql'): string {
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))
  const found = [...installedPrograms(name), ...onPath].find((path) => existsSync(path))
  if (found) return found
  throw new BackupRefusal(
    `没有找到 ${name}：备份和恢复 PostgreSQL 上的网站需要它（Debian/Ubuntu：apt-get install postgresql-client），版本不低于服务器。`,
  )
}

/** The newest first: a program reads what older servers say, not what newer ones do. */
function installedPrograms(name: string): string[] {
  const folders = installed.flatMap((parent) =>
    (existsSync(parent) ? readdirSync(parent) : []).flatMap((folder) => {
      const version = Number(VERSIONED.exec(folder)?.[3])
      return version ? [{ version, folder: join(parent, folder) }] : []
    }),
  )
  return folders
    .sort((one, other) => other.version - one.version)
    .flatMap(({ folder }) => [join(folder, 'bin', name), join(folder, name)])
}

/**
 * Runs one of them; the password goes by the environment, where `ps` does not show it.
 * @throws BackupRefusal with the last lines of what it complained of
 */
export async function runPostgresProgram(
  name: 'pg_dump' | 'psql',
  databaseUrl: string,
  words: readonly string[],
  input: Readable = Readable.from([]),
): Promise<void> {
  const { address, env } = withoutSecret(databaseUrl)
  const child = spawn(findPostgresProgram(name), [...words, `--dbname=${address}`], {
    env: { ...process.env, LC_ALL: 'C', ...(name === 'psql' && { PGAPPNAME: RESTORING }), ...env },
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => (complaint = (complaint + chunk.toString('utf8')).slice(-4000)))
  const ended = new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  )
  // A program that ends early closes its side; what it says then matters more.
  const fed = pipeline(input, child.stdin).catch((error: unknown) => error)
  const code = await ended
  const unfed = await fed
  if (code !== 0) {
    const last = complaint.trim().split('\n').slice(0, LINES_KEPT).join(' ')
    throw new BackupRefusal(`${name} 失败：${last}`)
  }
  if (unfed instanceof Error) throw unfed
}

/** The address without its password, and what libpq reads from the environment; the driver's own words are left out. */
function withoutSecret(databaseUrl: string): { address: string; env: Record<string, string> } {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  return { address: url.href, env: { ...verifyAsDriver(url), ...(password && { PGPASSWORD: password }) } }
}

/** The driver verifies who answers with every mode but its own `no-verify`; these programs do it with `verify-full` alone. */
function verifyAsDriver({ searchParams }: URL): Record<string, string> {
  const isOn = ['1', 'true'].includes(searchParams.get('ssl') ?? '')
  const mode = searchParams.get('sslmode') ?? (isOn ? 'verify-full' : undefined)
  const isAsLibpq = searchParams.get('uselibpqcompat') === 'true'
  for (const word of ['ssl', 'uselibpqcompat']) searchParams.delete(word)
  if (mode === undefined || mode === 'disable' || (isAsLibpq && mode !== 'no-verify')) return {}
  searchParams.set('sslmode', mode === 'no-verify' ? 'require' : 'verify-full')
  if (mode === 'no-verify' || searchParams.has('sslrootcert')) return {}
  const bundle = trusted.find((path) => existsSync(path))
  return bundle && !process.env.PGSSLROOTCERT ? { PGSSLROOTCERT: bundle } : {}
}
