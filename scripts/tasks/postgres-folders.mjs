import { pathFolders, pathsOf } from './this-machine.mjs'

/** @typedef {import('./this-machine.mjs').Machine} Machine */

/**
 * Parents of one folder for each version, with the prefix of the folders' names and the subfolder of the programs.
 * @typedef {{ parent: string, prefix: string, programs: string }} Versions
 */

/** @type {Versions[]} Debian, RHEL, Alpine */
const onLinux = [
  { parent: '/usr/lib/postgresql', prefix: '', programs: 'bin' },
  { parent: '/usr', prefix: 'pgsql-', programs: 'bin' },
  { parent: '/usr/libexec', prefix: 'postgresql', programs: '' },
]

/** @type {Versions[]} Homebrew on Apple's and on Intel's processors, Postgres.app, the installer, MacPorts */
const onMac = [
  { parent: '/opt/homebrew/opt', prefix: 'postgresql', programs: 'bin' },
  { parent: '/usr/local/opt', prefix: 'postgresql', programs: 'bin' },
  { parent: '/Applications/Postgres.app/Contents/Versions', prefix: '', programs: 'bin' },
  { parent: '/Library/PostgreSQL', prefix: '', programs: 'bin' },
  { parent: '/opt/local/lib', prefix: 'postgresql', programs: 'bin' },
]

/**
 * The folders that may contain PostgreSQL's server programs: those of the PATH, then the installers', newest version
 * first.
 * @param {Machine} machine
 * @returns {string[]}
 */
export function postgresFolders(machine) {
  const installed = versionsOf(machine).flatMap((versions) => programFolders(machine, versions))
  return [
    ...pathFolders(machine),
    ...installed,
    ...(machine.platform === 'win32' ? [] : ['/usr/local/pgsql/bin']),
  ]
}

/**
 * @param {Machine} machine
 * @returns {Versions[]}
 */
function versionsOf({ platform, env }) {
  if (platform === 'darwin') return onMac
  if (platform !== 'win32') return onLinux
  const bases = [env.ProgramFiles, env['ProgramFiles(x86)']].filter((base) => base !== undefined)
  return bases.map((base) => ({ parent: `${base}\\PostgreSQL`, prefix: '', programs: 'bin' }))
}

/**
 * @param {Machine} machine
 * @param {Versions} versions
 */
function programFolders(machine, { parent, prefix, programs }) {
  const names = machine.list(parent).filter((name) => name.startsWith(prefix))
  const newestFirst = names.sort((one, other) => versionIn(other) - versionIn(one))
  return newestFirst.map((name) => pathsOf(machine).join(parent, name, programs))
}

/** A name without a number, such as `latest`, comes last. @param {string} name */
const versionIn = (name) => Number(/\d+(\.\d+)?/.exec(name)?.[0] ?? 0)
