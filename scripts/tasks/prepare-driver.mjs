import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { howToGetCompilers, missingCompilers } from './compilers.mjs'
import { downloadDriver } from './download-driver.mjs'
import { installWithApt } from './install-with-apt.mjs'
import { runNpm } from './npm-command.mjs'
import { runCommand } from './run-command.mjs'
import { StepFailure, commandFailure } from './step-failure.mjs'
import { thisMachine } from './this-machine.mjs'
import { timeStep } from './time-step.mjs'

/** Makes sure that the database's driver is there: PostgreSQL's needs nothing (docs/operations/install.md#sqlite-驱动). */
export async function prepareDriver() {
  if (!isPostgres(process.env.DATABASE_URL)) await prepareSqliteDriver()
}

/**
 * Makes sure that the SQLite driver loads: fetches its ready binary, else compiles it, and says which.
 * @throws {StepFailure} naming both ways where neither is open
 */
export async function prepareSqliteDriver() {
  if (await doesDriverLoad()) return
  await timeStep('准备 SQLite 驱动', fetchOrCompile, (way) => way)
}

async function fetchOrCompile() {
  const refusal =
    (await downloadDriver()) ?? ((await doesDriverLoad()) ? undefined : '下载的版本不能在本机运行')
  if (refusal === undefined) return '使用现成驱动'
  const missing = await missingCompilers(thisMachine, runCommand)
  if (missing.length > 0) await installCompilers(missing, refusal)
  process.stdout.write(`  没有取得现成驱动（${refusal}），改为本机编译（约需一到两分钟）…\n`)
  const { code, output } = await runNpm(['rebuild', 'sqlite3', '--ignore-scripts=false'], {
    // The compiler, too, which the next start would meet at work in the same folder.
    killsTree: true,
    env: {
      ...headersBesideNode(),
      // The download has been tried.
      npm_config_build_from_source: 'sqlite3',
      // As SQLite's makers build it, instead of the -O3 that Node adds, by which compiling takes a third longer.
      CFLAGS: process.env.CFLAGS ?? '-O2',
    },
  })
  if (code !== 0) throw commandFailure('编译 SQLite 驱动', output)
  if (!(await doesDriverLoad())) throw commandFailure('加载 SQLite 驱动', output)
  return '本机编译'
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

/**
 * @param {string[]} missing
 * @param {string} refusal
 */
async function installCompilers(missing, refusal) {
  const isInstalled = await installWithApt('编译工具', missing)
  if (isInstalled && (await missingCompilers(thisMachine, runCommand)).length === 0) return
  throw new StepFailure(
    `没有可用的 SQLite 驱动：没有取得现成驱动（${refusal}），本机编译又缺少 ${missing.join('、')}。` +
      '任选其一：联网后重试，或用 npm_config_sqlite3_binary_host 指明镜像；' +
      `安装编译工具（${howToGetCompilers(thisMachine, missing)}）；或用 DATABASE_URL 改用 PostgreSQL。`,
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
