import { realpathSync } from 'node:fs'
import { installWithApt } from './install-with-apt.mjs'
import { postgresFolders } from './postgres-folders.mjs'
import { StepFailure } from './step-failure.mjs'
import { fileOf, pathsOf, thisMachine } from './this-machine.mjs'

const programNames = ['initdb', 'pg_ctl', 'postgres']

/**
 * The folder with a machine's PostgreSQL server programs: that of the PATH, else the newest of the known places.
 * @param {import('./this-machine.mjs').Machine} [machine]
 * @param {(path: string) => string} [realPath]
 * @returns {string | undefined}
 */
export function findPostgres(machine = thisMachine, realPath = realpathSync) {
  const fileIn = (/** @type {string} */ folder, /** @type {string} */ name) =>
    pathsOf(machine).join(folder, fileOf(machine, name))
  const found = postgresFolders(machine).find((folder) =>
    programNames.every((name) => machine.exists(fileIn(folder, name))),
  )
  // The programs look for each other beside the real file, not beside a link to it.
  return found && pathsOf(machine).dirname(realPath(fileIn(found, 'postgres')))
}

/** What a test server cannot do without, and Windows does not have. */
export const WITHOUT_POSIX =
  'Windows 上不能启动测试用的 PostgreSQL（它需要 POSIX shell 和本地套接字）：请在 WSL 中运行这类测试。'

/**
 * Finds PostgreSQL or installs Debian's. Debian may start a server of its own beside; ours never meets it.
 * @throws {StepFailure} saying how to get one
 */
export async function preparePostgres() {
  if (process.platform === 'win32') throw new StepFailure(WITHOUT_POSIX)
  const found = findPostgres()
  if (found) return found
  await installWithApt('测试用的 PostgreSQL', ['postgresql'])
  const installed = findPostgres()
  if (installed) return installed
  throw new StepFailure(
    '没有找到 PostgreSQL 服务器程序（initdb、pg_ctl、postgres）：请安装（Debian/Ubuntu：apt-get install postgresql；' +
      'macOS：brew install postgresql@15），或把它们所在的目录加入 PATH。',
  )
}
