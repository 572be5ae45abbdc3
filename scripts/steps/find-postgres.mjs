import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { installWithApt } from './install-with-apt.mjs'
import { StepFailure } from './step-failure.mjs'

const programNames = ['initdb', 'pg_ctl', 'postgres']
const DEBIAN_FOLDER = '/usr/lib/postgresql'

/**
 * The folder with this machine's PostgreSQL server programs: that of the PATH, else Debian's newest.
 * @returns {string | undefined}
 */
export function findPostgres() {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const found = [...onPath, ...debianFolders()].find((folder) =>
    programNames.every((name) => existsSync(join(folder, name))),
  )
  // The programs look for each other beside the real file, not beside a link to it.
  return found && dirname(realpathSync(join(found, 'postgres')))
}

/**
 * Finds PostgreSQL or installs Debian's. Debian may start a server of its own beside; ours never meets it.
 * @throws {StepFailure} saying how to get one
 */
export async function preparePostgres() {
  const found = findPostgres()
  if (found) return found
  await installWithApt('测试用的 PostgreSQL', ['postgresql'])
  const installed = findPostgres()
  if (installed) return installed
  throw new StepFailure(
    '没有找到 PostgreSQL 服务器程序（initdb、pg_ctl、postgres）：请安装（Debian/Ubuntu：apt-get install postgresql），或把它们所在的目录加入 PATH。',
  )
}

function debianFolders() {
  if (!existsSync(DEBIAN_FOLDER)) return []
  const versions = readdirSync(DEBIAN_FOLDER).sort((one, other) => Number(other) - Number(one))
  return versions.map((version) => join(DEBIAN_FOLDER, version, 'bin'))
}
