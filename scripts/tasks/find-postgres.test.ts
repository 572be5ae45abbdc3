import { expect, test } from 'vitest'
import { createMachine } from './create-machine.ts'
import { findPostgres } from './find-postgres.mjs'

const asItIs = (path: string) => path
const serverIn = (folder: string) => ['initdb', 'pg_ctl', 'postgres'].map((name) => `${folder}/${name}`)
const windowsServerIn = (folder: string) =>
  ['initdb.exe', 'pg_ctl.exe', 'postgres.exe'].map((name) => `${folder}\\${name}`)

test.each<[NodeJS.Platform, string]>([
  ['linux', '/usr/lib/postgresql/15/bin'],
  ['linux', '/usr/pgsql-16/bin'],
  ['linux', '/usr/libexec/postgresql17'],
  ['linux', '/usr/local/pgsql/bin'],
  ['linux', '/home/chen/postgres/bin'],
  ['darwin', '/opt/homebrew/opt/postgresql@15/bin'],
  ['darwin', '/opt/homebrew/opt/postgresql/bin'],
  ['darwin', '/usr/local/opt/postgresql@14/bin'],
  ['darwin', '/Applications/Postgres.app/Contents/Versions/17/bin'],
  ['darwin', '/Library/PostgreSQL/16/bin'],
])('on %s a server in %s is found', (platform, folder) => {
  const env = { PATH: '/usr/bin:/home/chen/postgres/bin' }
  expect(findPostgres(createMachine(platform, serverIn(folder), env), asItIs)).toBe(folder)
})

test('on Windows a server in Program Files is found by the names its programs have there', () => {
  const folder = 'C:\\Program Files\\PostgreSQL\\17\\bin'
  const env = { ProgramFiles: 'C:\\Program Files' }
  expect(findPostgres(createMachine('win32', windowsServerIn(folder), env), asItIs)).toBe(folder)
  expect(findPostgres(createMachine('win32', serverIn(folder), env), asItIs)).toBeUndefined()
})

test('of several versions the newest is taken, by number and not by letter', () => {
  const files = ['9.6', '15', '14', '9'].flatMap((version) => serverIn(`/usr/lib/postgresql/${version}/bin`))
  expect(findPostgres(createMachine('linux', files), asItIs)).toBe('/usr/lib/postgresql/15/bin')
})

test('a folder with the client only is none, and the PATH goes before other places', () => {
  const client = ['/usr/lib/postgresql/17/bin/psql', '/usr/lib/postgresql/17/bin/pg_dump']
  const files = [...client, ...serverIn('/usr/lib/postgresql/15/bin'), ...serverIn('/srv/pg/bin')]
  expect(findPostgres(createMachine('linux', files), asItIs)).toBe('/usr/lib/postgresql/15/bin')
  expect(findPostgres(createMachine('linux', files, { PATH: '/srv/pg/bin' }), asItIs)).toBe('/srv/pg/bin')
})

test('a link to the server is followed to the folder of the real programs', () => {
  const machine = createMachine('linux', serverIn('/usr/bin'), { PATH: '/usr/bin' })
  expect(findPostgres(machine, () => '/opt/postgres/bin/postgres')).toBe('/opt/postgres/bin')
})
