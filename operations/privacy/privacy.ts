import { open, rm, type FileHandle } from 'node:fs/promises'
import { explainStartFailure } from '#operations/settings/explain-start-failure.ts'
import { readSettings } from '#operations/settings/settings.ts'
import type { Backend } from '#contract/engine/backend.ts'
import { verifyChain } from '#contract/audit/audit-chain.ts'
import { HttpError } from '#contract/shared/http-error.ts'
import { erasePerson } from '#content/person/erase-person.ts'
import { exportPerson } from '#content/person/export-person.ts'
import { amountOf, type Identity } from '#content/person/persons-rows.ts'
import { countDue, purge, type PurgeCounts } from './purge.ts'
import { openStoredBackend } from '#db/backend.ts'
import { readWords, refuse, sayBeside } from '#operations/cli.ts'

// People's data from the command line (docs/operations/personal-data.md#命令); bundled to build/privacy.js.

interface Wishes {
  phone?: string
  email?: string
  to?: string
  yes?: boolean
  'dry-run'?: boolean
  rowless?: boolean
}

/** Gives the lines to print; what it could not do it says by `refuse`. */
type Command = (backend: Backend, wishes: Wishes) => Promise<string[]>

const options = {
  phone: { type: 'string' },
  email: { type: 'string' },
  to: { type: 'string' },
  yes: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  rowless: { type: 'boolean' },
} as const

/** Each command with the options it takes. */
const commands: Record<string, { perform: Command; takes: readonly (keyof Wishes)[] }> = {
  purge: { perform: purgeDue, takes: ['dry-run', 'rowless'] },
  export: { perform: exportOne, takes: ['phone', 'email', 'to'] },
  erase: { perform: eraseOne, takes: ['phone', 'email', 'yes'] },
  'verify-audit': { perform: verifyAudit, takes: [] },
}

const NOBODY = '没有找到此人的数据，请核对手机号或邮箱，以及 DATA_DIR、DATABASE_URL。'

const usage = `用法：npm run privacy -- purge [--dry-run | --rowless] | export --phone 手机号 [--to 文件] | export --email 邮箱 [--to 文件]
                        | erase --phone 手机号 --yes | erase --email 邮箱 --yes | verify-audit`

await main()

async function main() {
  const asked = readCommand()
  if (!asked) return refuse(usage)
  try {
    const settings = readSettings(process.env)
    const report = (event: string, detail: object = {}) => {
      // The purge tells of these itself, with what to do.
      if (!('heldBack' in detail)) sayBeside(`${event} ${JSON.stringify(detail)}`)
    }
    const backend = await openStoredBackend({ ...settings, settings, report })
    try {
      const lines = await asked.perform(backend, asked.wishes)
      process.stdout.write(lines.map((line) => `${line}\n`).join(''))
    } finally {
      await backend.close()
    }
  } catch (error) {
    refuse(error instanceof HttpError ? error.message : explainStartFailure(error))
  }
}

/** The command with its options; undefined for what is incomplete or unknown. */
function readCommand(): { perform: Command; wishes: Wishes } | undefined {
  const { values, positionals: [word = '', ...rest] = [] } = readWords(options) ?? {}
  const command = Object.hasOwn(commands, word) ? commands[word] : undefined
  if (!values || !command || rest.length > 0) return undefined
  const { perform, takes } = command
  const given = Object.keys(values) as (keyof Wishes)[]
  const isOnePerson = Boolean(values.phone) !== Boolean(values.email)
  const isComplete =
    given.every((name) => takes.includes(name)) &&
    (!takes.includes('phone') || isOnePerson) &&
    (!takes.includes('yes') || values.yes === true)
  return isComplete ? { perform, wishes: values } : undefined
}

async function purgeDue(backend: Backend, wishes: Wishes): Promise<string[]> {
  if (wishes['dry-run']) return ['以下数据已到期（未删除）：', ...linesOf(await countDue(backend))]
  const counts = await purge(backend, { takesAllRowless: wishes.rowless })
  if (counts.heldBack)
    refuse(
      `另有 ${counts.heldBack} 个简历文件在数据库中没有记录，未删除：请核对 DATA_DIR、DATABASE_URL 是否正确、数据库是否恢复自旧备份；确认无用后加 --rowless 再次清理。`,
    )
  refuseUnlessWiped(counts.isWiped)
  return ['已清理到期数据：', ...linesOf(counts)]
}

function linesOf({ applications, resumeFiles, auditEntries, sessions, attempts }: PurgeCounts): string[] {
  return [
    `  应聘简历 ${applications} 份`,
    ...(resumeFiles === undefined ? [] : [`  简历文件 ${resumeFiles} 个`]),
    `  操作记录 ${auditEntries} 条`,
    `  已失效的登录 ${sessions} 个`,
    `  已过期的次数限制 ${attempts} 条`,
  ]
}

async function exportOne(backend: Backend, wishes: Wishes): Promise<string[]> {
  // Opened first: what cannot be written is not taken out of the database.
  const file = wishes.to === undefined ? undefined : await newFile(wishes.to)
  try {
    const data = await exportPerson(backend, identityOf(wishes))
    if (data.messages.length + data.applications.length === 0) {
      if (wishes.to !== undefined) await rm(wishes.to)
      refuse(NOBODY)
      return []
    }
    const text = JSON.stringify(data, null, 2)
    if (!file) return [text]
    await file.writeFile(`${text}\n`)
    return [`已导出：留言 ${data.messages.length} 条，应聘简历 ${data.applications.length} 份。`]
  } finally {
    await file?.close()
  }
}

/** Never in the place of another file, and for nobody else to read. */
function newFile(path: string): Promise<FileHandle> {
  return open(path, 'wx', 0o600).catch(() => {
    throw new HttpError(400, `无法新建文件 ${path}，请换一个尚不存在的文件名。`)
  })
}

async function eraseOne(backend: Backend, wishes: Wishes): Promise<string[]> {
  const erased = await erasePerson(backend, identityOf(wishes))
  refuseUnlessWiped(erased.isWiped)
  if (erased.messages.length + erased.applications.length > 0) return [`已删除：${amountOf(erased)}。`]
  refuse(NOBODY)
  return []
}

/** Another program that reads for so long keeps what was removed readable in the log of writes. */
function refuseUnlessWiped(isWiped = true) {
  if (isWiped) return
  refuse(
    '数据已删除，但另一个程序一直在读取数据库，site.sqlite-wal 中可能仍有已删除的内容：请结束该程序后运行 npm run privacy -- purge。',
  )
}

async function verifyAudit(backend: Backend): Promise<string[]> {
  const { checked, brokenAt, isCut } = await verifyChain(backend.stores)
  if (brokenAt === undefined && !isCut && checked > 0) return [`操作记录完整，共核对 ${checked} 条。`]
  process.exitCode = 1
  if (brokenAt === undefined && !isCut) return ['没有可核对的操作记录。']
  if (isCut) return [`操作记录不完整：最新的记录缺失，或条数与写入时不符；现有 ${checked} 条前后相连。`]
  return [`操作记录不完整：编号 ${brokenAt} 的记录被改动，或其前一条缺失；此前 ${checked} 条完整。`]
}

function identityOf({ phone, email = '' }: Wishes): Identity {
  return phone ? { phone } : { email }
}
