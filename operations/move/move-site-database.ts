import { resolve } from 'node:path'
import { storedTypes } from '#content/registry/stored-types.ts'
import { onSite } from '#operations/backup/on-site.ts'
import { connect, type Connection } from '#db/connection/connection.ts'
import { openEncryption } from '#db/encryption/open-encryption.ts'
import { storeSiteId, readFolder } from '#db/site/site-folder.ts'
import { asStartRefusal, StartRefusal } from '#db/connection/start-refusal.ts'
import { withoutPassword } from '#db/postgres/without-password.ts'
import { moveDatabase, type MovedDatabase } from './move-database.ts'
import type { MoveFacts } from './move-facts.ts'

/**
 * Copies a site into the database that `--to` names.
 * @returns the lines that tell what was done and what comes next
 * @throws StartRefusal
 */
export async function moveSiteDatabase({ settings, target, told, signal }: MoveFacts): Promise<string[]> {
  const place = targetOf(target)
  const began = new Date()
  return onSite(settings, async (from) => {
    const { siteId = '' } = await readFolder(settings.dataDir)
    await refuseOtherFolder(place, settings, siteId)
    const numbers = await openEncryption(from, storedTypes, settings)
    const to = await opened(place)
    try {
      const moved = await moveDatabase({
        from,
        to,
        numbers,
        siteId,
        told: ({ table, place: number, tables, rows }) =>
          told(`表 ${number} / ${tables}（${table}），共 ${rows} 行`),
        signal,
        beforeKept: async () => {
          if (place.dataDir !== undefined) await storeSiteId(place.dataDir, siteId)
        },
      })
      return linesOf(moved, place, settings, began)
    } catch (error) {
      throw asStartRefusal(error, place.dataDir ?? settings.dataDir)
    } finally {
      await to.close()
    }
  })
}

/** A database server's address, or the folder of a SQLite file. */
type Target = { databaseUrl: string; dataDir?: undefined } | { databaseUrl?: undefined; dataDir: string }

function targetOf(target: string): Target {
  if (/^postgres(ql)?:\/\//i.test(target)) return { databaseUrl: target }
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(target))
    throw new StartRefusal('--to：应为以 postgres:// 开头的地址，或一个目录（SQLite）。')
  return { dataDir: resolve(target) }
}

/** The folder of the database is the site's own, or one in which nothing of another is. */
async function refuseOtherFolder(
  { dataDir }: Target,
  settings: MoveFacts['settings'],
  siteId: string,
): Promise<void> {
  if (dataDir === undefined) return
  if (!settings.databaseUrl && dataDir === resolve(settings.dataDir))
    throw new StartRefusal('--to：目标就是来源，请换一个目录 / The target is the source')
  const folder = await readFolder(dataDir)
  const isOthers = folder.siteId === undefined ? folder.holds.length > 0 : folder.siteId !== siteId
  if (isOthers)
    throw new StartRefusal(
      `--to（${dataDir}）：目录中有另一个网站的文件，请换一个空目录，或本网站的 DATA_DIR / The folder holds the files of another site`,
    )
}

async function opened({ databaseUrl, dataDir }: Target): Promise<Connection> {
  try {
    return await connect(dataDir ?? '', databaseUrl)
  } catch (error) {
    // What the connection says names the variable of a site.
    const refusal = asStartRefusal(error, dataDir ?? '')
    if (!(refusal instanceof StartRefusal)) throw refusal
    throw new StartRefusal(refusal.message.replace('DATABASE_URL', '--to'), { cause: error })
  }
}

function linesOf(
  { tables, rows, chain }: MovedDatabase,
  place: Target,
  settings: MoveFacts['settings'],
  began: Date,
): string[] {
  const { checked, brokenAt, isCut } = chain
  const isWhole = brokenAt === undefined && !isCut
  return [
    `已搬移 ${tables} 个表，共 ${rows} 行，逐行比对一致；操作记录共核对 ${checked} 条，两边一致。`,
    ...(isWhole ? [] : ['注意：来源的操作记录本身不完整，详见 npm run privacy -- verify-audit。']),
    `副本是 ${began.toISOString()} 时的内容，之后写入的不在其中：正式搬移请先停止网站。来源保持不变。接下来设置：`,
    ...nextLines(place, settings),
  ]
}

function nextLines({ databaseUrl, dataDir }: Target, settings: MoveFacts['settings']): string[] {
  if (databaseUrl !== undefined)
    return [`  DATABASE_URL=${withoutPassword(databaseUrl)}（补上密码），DATA_DIR 不变`]
  if (dataDir === resolve(settings.dataDir)) return ['  去掉 DATABASE_URL，DATA_DIR 不变']
  return [
    `  DATA_DIR='${dataDir}'，去掉 DATABASE_URL`,
    `  文件尚在原处：请用 npm run move -- --uploads-to '${dataDir}' 搬移文件（或继续使用 S3），并复制 pii.key（除非设置了 PII_KEY）。`,
  ]
}
