import { join } from 'node:path'
import { DATABASE_FILE } from '#db/sqlite/connect-sqlite.ts'
import { labelOf, type S3Address } from '#db/files/s3-address.ts'
import { ELSEWHERE_NOTE, MOVING_NOTE } from '#db/files/folders.ts'
import { SITE_ID_FILE } from './site-folder.ts'
import { StartRefusal } from '#db/connection/start-refusal.ts'
import { withoutPassword } from '#db/postgres/without-password.ts'

/** The file in DATA_DIR that is there while a restore exchanges one site for another (operations/backup/exchange.ts). */
export const RESTORE_JOURNAL = 'restore-unfinished.json'

/** Where a site is kept, for the lines that name it. */
export interface SitePlace {
  dataDir: string
  databaseUrl?: string
  /** Where files are kept in place of `dataDir`. */
  s3?: S3Address
}

/** The database as an operator knows it, never with its password. */
export function databaseNameOf({ dataDir, databaseUrl }: SitePlace): string {
  return databaseUrl ? `DATABASE_URL（${withoutPassword(databaseUrl)}）` : join(dataDir, DATABASE_FILE)
}

/** One line for each mismatch of folder and database: the state and the remedy. */
export const siteRefusals = {
  newDatabase: (place: SitePlace, holds: readonly string[], state: string) =>
    new StartRefusal(
      `DATA_DIR（${place.dataDir}）中已有网站的文件（${holds.join('、')}），但数据库 ${databaseNameOf(place)} ${state}：请恢复原来的数据库，或改正 DATA_DIR、DATABASE_URL；新建网站请使用空的 DATA_DIR / DATA_DIR holds a site, but its database is missing, empty or new: bring that database back, or use an empty DATA_DIR for a new site`,
    ),
  otherSite: (place: SitePlace, siteId: string) =>
    new StartRefusal(
      `DATA_DIR（${place.dataDir}）与数据库 ${databaseNameOf(place)} 属于两个不同的网站：请改正 DATA_DIR 或 DATABASE_URL；确认属于同一网站时，把 ${fileIn(place)} 的内容改为 ${siteId} / DATA_DIR and the database are of two different sites`,
    ),
  folderWithoutId: (place: SitePlace, holds: readonly string[], siteId: string) =>
    new StartRefusal(
      `DATA_DIR（${place.dataDir}）中有文件（${holds.join('、')}），却没有数据库 ${databaseNameOf(place)} 的网站编号：请改正 DATA_DIR 或 DATABASE_URL；确认属于同一网站时，新建 ${fileIn(place)}，内容为 ${siteId} / The files in DATA_DIR do not tell that they belong to this database`,
    ),
  emptyFolder: (place: SitePlace, siteId: string) =>
    new StartRefusal(
      `DATA_DIR（${place.dataDir}）是空的，而数据库 ${databaseNameOf(place)} 是一个使用过的网站的：请挂载或恢复原来的目录；确认上传的文件和简历已经没有、仍要启动时，新建 ${fileIn(place)}，内容为 ${siteId} / DATA_DIR is empty, but the database is that of a site in use: is a disk not mounted?`,
    ),
  databaseWithoutId: (place: SitePlace) =>
    new StartRefusal(
      `DATA_DIR（${place.dataDir}）有网站编号，数据库 ${databaseNameOf(place)} 还没有：请改正 DATA_DIR 或 DATABASE_URL；确认属于同一网站（例如恢复了升级前的备份）时，删除 ${fileIn(place)} 后重新启动 / DATA_DIR has a site id, the database has none yet`,
    ),
  unfinishedRestore: (place: SitePlace) =>
    new StartRefusal(
      `DATA_DIR（${place.dataDir}）的恢复没有做完（${RESTORE_JOURNAL}）：请再次运行 npm run restore，它先放回原来的网站 / A restore was stopped in the middle: run it again`,
    ),
  noSite: (place: SitePlace) =>
    new StartRefusal(
      `没有找到网站的数据库：${databaseNameOf(place)}。命令不会新建数据库，请使用网站的 DATA_DIR 和 DATABASE_URL / No database of a site there, and commands make none: give them the DATA_DIR and DATABASE_URL of the site`,
    ),
  olderDatabase: (place: SitePlace) =>
    new StartRefusal(
      `数据库 ${databaseNameOf(place)} 还是旧版本的，命令不会升级它：请先启动一次网站（npm start） / The database is of an older version: start the site once, commands do not upgrade it`,
    ),
  otherFolder: (place: SitePlace) =>
    new StartRefusal(
      `DATA_DIR（${place.dataDir}）不是数据库 ${databaseNameOf(place)} 的网站目录（没有 ${SITE_ID_FILE}）：请使用网站的 DATA_DIR / DATA_DIR is not the folder of this database`,
    ),
  newDatabaseBesideBucket: (place: SitePlace, state: string) =>
    new StartRefusal(
      `UPLOADS_URL（${bucketOf(place)}）中已有网站的文件，但数据库 ${databaseNameOf(place)} ${state}：请恢复原来的数据库，或改正 UPLOADS_URL、DATA_DIR、DATABASE_URL；新建网站请使用空的前缀 / The bucket holds the files of a site, but its database is missing, empty or new`,
    ),
  otherBucket: (place: SitePlace, siteId: string) =>
    new StartRefusal(
      `UPLOADS_URL（${bucketOf(place)}）与数据库 ${databaseNameOf(place)} 属于两个不同的网站：请改正 UPLOADS_URL 或 DATABASE_URL；确认属于同一网站时，把存储中 ${SITE_ID_FILE} 的内容改为 ${siteId} / The bucket and the database are of two different sites`,
    ),
  bucketWithoutId: (place: SitePlace, holds: readonly string[], siteId: string) =>
    new StartRefusal(
      `UPLOADS_URL（${bucketOf(place)}）中有文件（${holds.join('、')}），却没有网站编号：请改用空的前缀，或用 npm run move -- --uploads-to 搬入；确认属于同一网站时，在存储中新建 ${SITE_ID_FILE}，内容为 ${siteId} / The files in the bucket do not tell that they belong to this database`,
    ),
  emptyBucket: (place: SitePlace, siteId: string) =>
    new StartRefusal(
      `UPLOADS_URL（${bucketOf(place)}）是空的，而数据库 ${databaseNameOf(place)} 是一个使用过的网站的：请先去掉 UPLOADS_URL，用 npm run move -- --uploads-to 把文件搬入；确认上传的文件和简历已经没有时，在存储中新建 ${SITE_ID_FILE}，内容为 ${siteId} / The bucket is empty, but the database is that of a site in use: move its files first`,
    ),
  filesElsewhere: ({ dataDir }: SitePlace, filesAt: string) =>
    new StartRefusal(
      `UPLOADS_URL：DATA_DIR（${dataDir}）的网站把文件存放在 ${filesAt}，却没有设置该变量：请设置 UPLOADS_URL；要回到磁盘，请用 npm run move -- --uploads-to 搬回；确认文件都在 DATA_DIR 中时，删除 ${join(dataDir, ELSEWHERE_NOTE)} / The files of this site are in that storage, and UPLOADS_URL is not set`,
    ),
  unfinishedMove: (label: string) =>
    new StartRefusal(
      `${label} 中的文件搬移尚未完成：请再次运行 npm run move -- --uploads-to 把它做完；确认文件已完整时，删除其中的 ${MOVING_NOTE} / Files are still being moved there: run the move to its end first`,
    ),
}

const fileIn = ({ dataDir }: SitePlace) => join(dataDir, SITE_ID_FILE)
const bucketOf = ({ s3 }: SitePlace) => (s3 ? labelOf(s3) : '')
