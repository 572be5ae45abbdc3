import { createRequire } from 'node:module'
import { join } from 'node:path'
import { projectRoot } from './project-root.mjs'
import { runCommand } from './run-command.mjs'

// Until the server answers, and from then on until the archive of about a megabyte is there.
const TIMEOUTS = { answerMs: 20_000, archiveMs: 100_000 }

/**
 * Downloads the driver's prebuilt binary from its makers, as the driver's own install does; it may not fit this
 * machine. `npm_config_sqlite3_binary_host` names a mirror, `npm_config_sqlite3_local_prebuilds` a folder.
 * @param {{ folder?: string, env?: Record<string, string | undefined>, timeouts?: typeof TIMEOUTS }} [options]
 *   package folder, environment, time limits
 * @returns {Promise<string | undefined>} why there is none, in Chinese; undefined once it is there
 */
export async function downloadDriver({
  folder = join(projectRoot, 'node_modules/sqlite3'),
  env = {},
  timeouts = TIMEOUTS,
} = {}) {
  const program = downloader()
  if (!program) return '下载程序未安装'
  const { code, output, isSilent } = await runCommand(
    process.execPath,
    [program, '--runtime', 'napi', '--verbose'],
    {
      cwd: folder,
      env,
      idleTimeoutMs: (soFar) => (/ http 200 /.test(soFar) ? timeouts.archiveMs : timeouts.answerMs),
    },
  )
  return code === 0 ? undefined : reasonOf(output, isSilent)
}

/** It belongs to the driver, not to us. */
function downloader() {
  try {
    const ofDriver = createRequire(join(projectRoot, 'node_modules/sqlite3/package.json'))
    return ofDriver.resolve('prebuild-install/bin.js')
  } catch {
    return undefined
  }
}

/** @type {[RegExp, string][]} never the address itself, which may hold a password */
const reasons = [
  [/build-from-source/, '已要求从源码编译'],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|socket hang up/,
    '无法连接下载地址',
  ],
  [/No prebuilt binaries found/, '下载地址没有适合本机的版本'],
  [/certificate|CERT_|SSL/, '下载地址的证书不被信任'],
  [/ENOSPC/, '磁盘空间已满'],
]

/**
 * @param {string} output
 * @param {boolean} isSilent
 */
function reasonOf(output, isSilent) {
  if (isSilent) return '下载地址没有应答'
  return reasons.find(([pattern]) => pattern.test(output))?.[1] ?? '下载失败'
}
