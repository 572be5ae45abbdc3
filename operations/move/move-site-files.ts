import { resolve } from 'node:path'
import { onSite } from '#operations/backup/on-site.ts'
import { openDiskPlace } from '#db/files/disk-place.ts'
import type { FilePlace } from '#db/files/file-place.ts'
import { openFilePlace } from '#db/files/open-file-place.ts'
import { readS3Address } from '#db/files/s3-address.ts'
import { asStorageRefusal } from '#db/files/s3-errors.ts'
import { readFolder } from '#db/site/site-folder.ts'
import { asStartRefusal, StartRefusal } from '#db/connection/start-refusal.ts'
import { moveFiles } from './move-files.ts'
import type { MoveFacts } from './move-facts.ts'

const MEGABYTE = 1024 * 1024
const SHOWN_EXTRA = 3

/**
 * Moves the files of a site to the place that `--uploads-to` names.
 * @returns the lines that tell what was done and what comes next
 * @throws StartRefusal
 */
export async function moveSiteFiles({ settings, target, env, told, signal }: MoveFacts): Promise<string[]> {
  const to = await openTarget(target, settings.dataDir, env)
  return onSite(settings, async (_connection, from) => {
    const { siteId = '' } = await readFolder(settings.dataDir)
    if (from.label === to.label)
      throw new StartRefusal(
        `--uploads-to（${to.label}）：文件现在就在那里 / The files of the site are there already`,
      )
    const tell = ({ done, bytes }: { done: number; bytes: number }) =>
      told(`文件 ${done} 个，${(bytes / MEGABYTE).toFixed(1)} MB`)
    const moved = await moveFiles({ from, to, siteId, told: tell, signal }).catch((error: unknown) => {
      throw asStartRefusal(asStorageRefusal(error, to.isDisk ? from.label : to.label), to.label)
    })
    const { copied, same, bytes, extra } = moved
    return [
      `已搬移 ${copied + same} 个文件（${(bytes / MEGABYTE).toFixed(1)} MB），大小与 SHA-256 均一致；其中新复制 ${copied} 个，原已存在 ${same} 个。`,
      ...extraLines(to, extra),
      '来源中的文件保持不变。之后上传的文件不在其中：请停止网站，再运行一次本命令，然后改设置并启动：',
      ...nextLines(to, settings.dataDir, target),
    ]
  }).finally(() => to.close())
}

async function openTarget(target: string, dataDir: string, env: MoveFacts['env']): Promise<FilePlace> {
  if (/^s3:/i.test(target)) {
    const s3 = readS3Address(target, '--uploads-to', env)
    return openFilePlace({ dataDir, s3 })
  }
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(target))
    throw new StartRefusal('--uploads-to：应为 s3://存储桶/前缀?endpoint=… 或一个目录。')
  return openDiskPlace(resolve(target))
}

function extraLines(to: FilePlace, extra: readonly string[]): string[] {
  if (extra.length === 0) return []
  const names = extra.slice(0, SHOWN_EXTRA).join('、')
  return [
    `注意：${to.label} 中另有 ${extra.length} 个来源没有的文件（如 ${names}），未作改动；可能是来源已删除的，确认后请自行删除。`,
  ]
}

function nextLines(to: FilePlace, dataDir: string, target: string): string[] {
  if (!to.isDisk)
    return [
      `  UPLOADS_URL='${target}'`,
      `确认网站运行正常后，可删除 ${dataDir} 中的 uploads/、resumes/、trash/（其中有应聘者的简历）。`,
    ]
  const folder =
    to.label === resolve(dataDir) ? [] : [`  DATA_DIR='${to.label}'（并把数据库与 pii.key 放到其中）`]
  return ['  去掉 UPLOADS_URL', ...folder]
}
