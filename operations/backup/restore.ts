import { stat } from 'node:fs/promises'
import { keysOf } from '#operations/settings/backup-settings.ts'
import { readSettings } from '#operations/settings/settings.ts'
import { BackupRefusal } from './backup-refusal.ts'
import { explainBackupFailure } from './explain-failure.ts'
import { amountsOf } from './manifest.ts'
import { createProgress } from './progress.ts'
import { restoreSite, type Restored } from './restore-site.ts'
import { endWhenStopped, readOptions, refuse, sayBeside } from '#operations/cli.ts'

// A site out of a backup (docs/operations/backup.md#恢复); bundled to build/restore.js.

const usage = '用法：npm run restore -- --from 文件 [--force] | --from - [--force]'
const progress = createProgress(process.stderr)

await main()

async function main() {
  const wishes = readWishes()
  if (!wishes) return refuse(usage)
  endWhenStopped('已停止：请再次运行同一命令从头恢复；若提示已有网站，则恢复已经完成。', progress)
  try {
    const { dataDir, databaseUrl, s3, personalKey, oldPersonalKey, backups } = readSettings(process.env)
    const { from, isForced } = wishes
    if (from !== '-' && !(await stat(from).catch(() => undefined))?.isFile())
      throw new BackupRefusal(`没有这个文件：${from}。`)
    const restored = await restoreSite({
      from: from === '-' ? process.stdin : from,
      dataDir,
      databaseUrl,
      s3,
      personalKey,
      oldPersonalKey,
      backupKey: keysOf(backups),
      isForced,
      tell: progress.tell,
    })
    progress.end()
    for (const line of linesOf(restored, dataDir)) sayBeside(line)
  } catch (error) {
    progress.end()
    refuse(explainBackupFailure(error))
  }
}

function readWishes(): { from: string; isForced: boolean } | undefined {
  const options = { from: { type: 'string' }, force: { type: 'boolean' } } as const
  const { from, force: isForced = false } = readOptions(options) ?? {}
  return from ? { from, isForced } : undefined
}

function linesOf({ manifest, aside, hasPutBack }: Restored, dataDir: string): string[] {
  const { tables, rows, files } = amountsOf(manifest)
  return [
    ...(hasPutBack ? ['上一次恢复没有做完，已先放回那之前的网站。'] : []),
    `已恢复到 ${dataDir}：${tables} 张表 ${rows} 行，文件 ${files} 个；备份取自 ${manifest.takenAt}，版本 ${manifest.productVersion}。`,
    ...(aside?.folder ? [`原有的网站保留在 ${aside.folder}，确认新的网站无误后请删除。`] : []),
    ...(aside?.schema ? [`原有的数据表保留在模式 ${aside.schema} 中，确认无误后请删除。`] : []),
    ...(manifest.personalKey === 'given' ? ['启动时请继续设置同一个 PII_KEY。'] : []),
    '现在可以启动网站（npm start），较旧的数据库会在启动时升级。',
  ]
}
