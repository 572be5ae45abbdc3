import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { installWithApt } from './install-with-apt.mjs'
import { npmCommand } from './install-dependencies.mjs'
import { runCommand } from './run-command.mjs'
import { StepFailure, commandFailure } from './step-failure.mjs'
import { timedStep } from './timed-step.mjs'

/** Makes sure that the SQLite driver loads, building it where no ready binary exists (operating.md, Commands). */
export async function prepareDriver() {
  if (isPostgres(process.env.DATABASE_URL) || (await doesDriverLoad())) return
  const missing = await missingCompilers()
  if (missing.length > 0) await installCompilers(missing)
  await timedStep('编译 SQLite 驱动（首次约需一到两分钟）', async () => {
    const { code, output } = await runCommand(npmCommand, ['rebuild', 'sqlite3', '--ignore-scripts=false'], {
      env: headersBesideNode(),
    })
    if (code !== 0) throw commandFailure('编译 SQLite 驱动', output)
    if (!(await doesDriverLoad())) throw commandFailure('加载 SQLite 驱动', output)
  })
}

const POSTGRES = /^postgres(ql)?:/

/** @param {string | undefined} databaseUrl */
function isPostgres(databaseUrl) {
  return POSTGRES.test(databaseUrl?.trim() ?? '')
}

/** In a process of its own: a damaged binary would end this one. */
async function doesDriverLoad() {
  return (await runCommand(process.execPath, ['-e', "require('sqlite3')"])).code === 0
}

async function missingCompilers() {
  /** @type {string[]} */
  const missing = []
  for (const tool of ['python3', 'make', 'g++']) {
    if ((await runCommand(tool, ['--version'])).code !== 0) missing.push(tool)
  }
  return missing
}

/** @param {string[]} missing */
async function installCompilers(missing) {
  const isInstalled = await installWithApt('编译工具', missing)
  if (isInstalled && (await missingCompilers()).length === 0) return
  throw new StepFailure(
    `编译 SQLite 驱动需要 ${missing.join('、')}，请先安装（Debian/Ubuntu：apt-get install ${missing.join(' ')}），` +
      '或用 DATABASE_URL 改用 PostgreSQL。',
  )
}

/** Headers of this very Node, where its package brought them, save a download that an office network may refuse. */
function headersBesideNode() {
  const prefix = dirname(dirname(process.execPath))
  const header = join(prefix, 'include/node/node_version.h')
  if (!existsSync(header)) return {}
  const text = readFileSync(header, 'utf8')
  const version = ['MAJOR', 'MINOR', 'PATCH'].map(
    (part) => text.match(new RegExp(`#define NODE_${part}_VERSION (\\d+)`))?.[1],
  )
  return version.join('.') === process.versions.node ? { npm_config_nodedir: prefix } : {}
}
