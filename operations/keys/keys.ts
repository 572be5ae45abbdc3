import { readSettings, type HostSettings } from '#operations/settings/settings.ts'
import { BackupRefusal } from '#operations/backup/backup-refusal.ts'
import { explainBackupFailure } from '#operations/backup/explain-failure.ts'
import { createProgress } from '#operations/backup/progress.ts'
import { onSite } from '#operations/backup/on-site.ts'
import { rotateBackups } from '#operations/backup/rotate-backups.ts'
import { renewKeptKey, rotateKeys } from './rotate-keys.ts'
import { siteIdOf } from '#db/site/site-identity.ts'
import { readWords, refuse, say, whenStopped } from '#operations/cli.ts'

// Keys are exchanged while the site serves (docs/operations/keys.md); bundled to build/keys.js.

const usage = '用法：npm run keys -- rotate [--backups]'
const NAMED = 10
const progress = createProgress(process.stderr)
const stopping = new AbortController()
whenStopped(() => stopping.abort())

await main()

async function main() {
  const wishes = readWishes()
  if (!wishes) return refuse(usage)
  try {
    const settings = readSettings(process.env)
    await (wishes.isOfBackups ? rotateOfBackups(settings) : rotatePersonal(settings))
  } catch (error) {
    progress.end()
    refuse(explainBackupFailure(error))
  }
}

function readWishes(): { isOfBackups: boolean } | undefined {
  const { values, positionals = [] } = readWords({ backups: { type: 'boolean' } }) ?? {}
  return positionals.join() === 'rotate' ? { isOfBackups: values?.backups === true } : undefined
}

/** Where the environment gives no key, DATA_DIR gets a new one. */
async function rotatePersonal(settings: HostSettings) {
  const { dataDir, personalKey, oldPersonalKey } = settings
  if (personalKey && !oldPersonalKey)
    throw new BackupRefusal('PII_KEY_OLD：请用 PII_KEY_OLD 给出旧密钥、用 PII_KEY 给出新密钥，再运行。')
  const { sealed, left, unreadable } = await onSite(settings, async (connection) => {
    if (!personalKey) await renewKeptKey(dataDir)
    return rotateKeys(
      connection,
      { dataDir, personalKey, oldPersonalKey },
      {
        signal: stopping.signal,
        tell: (done) => progress.tell({ what: `已用新密钥重新加密 ${done} 条` }),
      },
    )
  })
  progress.end()
  say(`已用新密钥重新加密身份证号 ${sealed} 条。`)
  if (left > 0) refuse(`已停止，还有 ${left} 条；再次运行 npm run keys -- rotate 会接着做。`)
  if (unreadable.length > 0) {
    const named = unreadable.slice(0, NAMED).map(({ place, id }) => `${place} 编号 ${id}`)
    refuse(`有 ${unreadable.length} 条用两个密钥都无法解密，未作改动：${named.join('、')}。`)
  }
  if (left === 0 && personalKey) say('现在可以从环境变量中删除 PII_KEY_OLD 并重新启动网站。')
}

async function rotateOfBackups(settings: HostSettings) {
  const { folder, key, oldKey } = settings.backups
  if (!folder || !key || !oldKey)
    throw new BackupRefusal('请设置 BACKUP_DIR，并用 BACKUP_KEY_OLD 给出旧密钥、用 BACKUP_KEY 给出新密钥。')
  // A host that makes or removes a backup now must not meet one that is being exchanged.
  const rotated = await onSite(settings, async (connection) => {
    const siteId = await siteIdOf(connection)
    return connection.withClusterLock('backup', (lost) =>
      rotateBackups(
        { folder, siteId, key, oldKey },
        { tell: progress.tell, signal: AbortSignal.any([stopping.signal, lost]) },
      ),
    )
  })
  progress.end()
  if (!rotated) return refuse('定期备份正在进行，未作任何改动：请在它完成后再运行。')
  const { encrypted, done, plain, unreadable, left } = rotated.result
  say(`已用新密钥重新加密备份 ${encrypted} 个，此前已完成 ${done} 个，未加密而保持原样 ${plain} 个。`)
  if (left > 0) refuse(`已停止，还有 ${left} 个；再次运行会接着做。`)
  if (unreadable.length > 0)
    refuse(
      `有 ${unreadable.length} 个备份已损坏或用两个密钥都无法打开，未作改动：${unreadable.slice(0, NAMED).join('、')}。`,
    )
}
