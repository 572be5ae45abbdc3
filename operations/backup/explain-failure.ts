import { StartRefusal } from '#db/connection/start-refusal.ts'
import { BackupRefusal } from './backup-refusal.ts'

const sentences: [matches: RegExp, says: string][] = [
  [/ENOSPC|EDQUOT|SQLITE_FULL/, '磁盘空间不足：没有写完的内容已删除，请清理后重试。'],
  [/EPIPE|ERR_STREAM_PREMATURE_CLOSE/, '接收备份的程序已结束，备份不完整。'],
  [/ENOENT/, '没有这个文件或目录'],
  [/EACCES|EPERM|EROFS/, '没有权限读写'],
  [/SQLITE_(NOTADB|CORRUPT)/, '数据库文件已损坏，无法备份：请从以前的备份恢复。'],
  [/SQLITE_(BUSY|LOCKED)/, '数据库被另一个程序占用，请稍后重试。'],
]

/** The one line of a backup, restore or rotation that failed. */
export function explainBackupFailure(error: unknown): string {
  if (error instanceof BackupRefusal || error instanceof StartRefusal) return error.message
  const { code = '', message = String(error), path } = error as NodeJS.ErrnoException
  const says = sentences.find(([matches]) => matches.test(`${code} ${message}`))?.[1]
  if (!says) return message.split('\n')[0] ?? '失败'
  return says.endsWith('。') ? says : `${says}${path ? `：${path}` : ''}。`
}
