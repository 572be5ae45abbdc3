import { access, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { keysOf } from '#operations/settings/backup-settings.ts'
import { readSettings, type HostSettings } from '#operations/settings/settings.ts'
import { BackupRefusal } from './backup-refusal.ts'
import { readBackup, readBackupFile } from './check-backup.ts'
import { explainBackupFailure } from './explain-failure.ts'
import type { BackupKeys } from './header.ts'
import { amountsOf, type Manifest } from './manifest.ts'
import { PRODUCT_VERSION } from './product-version.ts'
import { amountOf, createProgress, told } from './progress.ts'
import { onSite } from './on-site.ts'
import { takeBackup } from './take-backup.ts'
import { inTemporaryFolder } from './temporary-folder.ts'
import { writeWhole } from './write-whole.ts'
import { writeOut } from './write-out.ts'
import { endWhenStopped, readOptions, refuse, sayBeside } from '#operations/cli.ts'

// One file with all of a site, taken while it serves (docs/operations/backup.md#手动备份); bundled to build/backup.js.

const usage = `用法：npm run backup -- --to 文件 [--force] | --to -
                       | --check 文件 | --check -`
// Standard output may be the backup.
const say = sayBeside
const progress = createProgress(process.stderr)

await main()

async function main() {
  const wishes = readWishes()
  if (!wishes) return refuse(usage)
  endWhenStopped('已停止：没有写完的内容已删除。', progress)
  try {
    const settings = readSettings(process.env)
    if (wishes.check !== undefined) await check(wishes.check, settings)
    else await backUp(wishes.to, wishes.isForced, settings)
  } catch (error) {
    progress.end()
    refuse(explainBackupFailure(error))
  }
}

type Wishes = { check: string } | { check?: undefined; to: string; isForced: boolean }

function readWishes(): Wishes | undefined {
  const options = { to: { type: 'string' }, check: { type: 'string' }, force: { type: 'boolean' } } as const
  const { to, check: checked, force: isForced = false } = readOptions(options) ?? {}
  if (checked) return to === undefined && !isForced ? { check: checked } : undefined
  return to ? { to, isForced } : undefined
}

async function backUp(to: string, isForced: boolean, settings: HostSettings) {
  const { dataDir, databaseUrl, s3, personalKey, backups } = settings
  if (to !== '-' && !isForced) await refuseExisting(to)
  await onSite(settings, () => Promise.resolve())
  const { manifest, size } = await inTemporaryFolder(dataDir, async (folder) => {
    const running = takeBackup({
      dataDir,
      databaseUrl,
      s3,
      folder,
      backupKey: backups.key,
      isPersonalKeyGiven: personalKey !== undefined,
      productVersion: PRODUCT_VERSION,
      tell: progress.tell,
    })
    const written = to === '-' ? await writeOut(running.bytes) : await writeWhole(resolve(to), running.bytes)
    return { manifest: running.manifest(), size: written }
  })
  progress.end()
  say(
    `备份完成：${linesOf(manifest)}，共 ${amountOf(size)}${backups.key ? '，已加密' : '，未加密（没有设置 BACKUP_KEY）'}。`,
  )
  if (manifest.personalKey === 'given') say('PII_KEY 由环境变量给出，不在备份中：请另行妥善保管。')
  if (manifest.missing.length > 0)
    say(
      `有 ${manifest.missing.length} 份简历的文件在网站中已经缺失，备份中也没有：${manifest.missing[0]} 等。`,
    )
}

async function check(from: string, settings: HostSettings) {
  const key = keysOf(settings.backups)
  const manifest =
    from === '-'
      ? await readBackup(told(process.stdin, progress.tell, '检查备份'), key)
      : await checkFile(from, key)
  progress.end()
  say(`备份完好：${linesOf(manifest)}。`)
}

async function checkFile(path: string, key: BackupKeys): Promise<Manifest> {
  const facts = await stat(path).catch(() => undefined)
  if (!facts?.isFile()) throw new BackupRefusal(`没有这个文件：${path}。`)
  return readBackupFile(path, key)
}

function linesOf(manifest: Manifest): string {
  const { tables, rows, files, bytes } = amountsOf(manifest)
  const kind = manifest.database === 'sqlite' ? 'SQLite' : 'PostgreSQL'
  return `${kind} ${tables} 张表 ${rows} 行，文件 ${files} 个，内容 ${amountOf(bytes)}，取自 ${manifest.takenAt}，版本 ${manifest.productVersion}`
}

async function refuseExisting(path: string) {
  const isThere = await access(path).then(
    () => true,
    () => false,
  )
  if (isThere) throw new BackupRefusal(`${path} 已存在：请换一个文件名，或加 --force 替换它。`)
}
