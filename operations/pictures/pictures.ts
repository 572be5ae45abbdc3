import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { explainStartFailure } from '#operations/settings/explain-start-failure.ts'
import { readSettings, type HostSettings } from '#operations/settings/settings.ts'
import type { Pictures } from '#contract/engine/backend.ts'
import type { FilePlace } from '#db/files/file-place.ts'
import { UPLOADS_FOLDER } from '#db/files/folders.ts'
import { openFilePlace } from '#db/files/open-file-place.ts'
import { openPictures } from '#db/files/pictures.ts'
import { readBucket } from '#db/site/site-bucket.ts'
import { readFolder } from '#db/site/site-folder.ts'
import { siteRefusals } from '#db/site/site-refusals.ts'
import { StartRefusal } from '#db/connection/start-refusal.ts'
import { refuse, whenStopped } from '#operations/cli.ts'

// Variants of the pictures that have none yet (docs/operations/files.md#补齐缩小版); bundled to build/pictures.js.

const isTerminal = process.stdout.isTTY
/** Where nobody watches, a line now and then is enough. */
const TOLD_EVERY = 50

await main()

async function main() {
  try {
    const settings = readSettings(process.env)
    const place = await openFilePlace(settings)
    await requireFilesOf(place, settings)
    const report = (_event: string, detail: Record<string, unknown> = {}) =>
      refuse(`${isTerminal ? '\n' : ''}未能处理 ${String(detail.name)}，将显示原图：${String(detail.error)}`)
    const pictures = await openPictures(place, settings, report)
    await makeAll(pictures)
    await pictures.end()
    place.close()
  } catch (error) {
    refuse(explainStartFailure(error))
  }
}

async function makeAll(pictures: Pictures) {
  const names = await pictures.missing()
  if (names.length === 0) return say('所有图片都已有缩小版。\n')
  let isStopped = false
  whenStopped(() => {
    isStopped = true
    void pictures.end()
  })
  let made = 0
  for (const [index, name] of names.entries()) {
    if (await pictures.make(name)) made += 1
    if (isStopped) return stopped(names.length - made)
    const done = index + 1
    if (isTerminal) say(`\r图片 ${done} / ${names.length}`)
    else if (done % TOLD_EVERY === 0) say(`图片 ${done} / ${names.length}\n`)
  }
  say(`${isTerminal ? '\n' : ''}已为 ${made} 张图片生成缩小版。\n`)
}

function stopped(left: number) {
  say(`${isTerminal ? '\n' : ''}已停止，还有 ${left} 张；再次运行 npm run pictures 会接着做。\n`)
  process.exitCode = 1
}

function say(text: string) {
  process.stdout.write(text)
}

/** Requires an existing folder, or a bucket of the site whose DATA_DIR this is, never that of another site. */
async function requireFilesOf(place: FilePlace, { dataDir }: HostSettings) {
  const folder = await readFolder(dataDir)
  if (place.isDisk) {
    if (folder.filesAt !== undefined) throw siteRefusals.filesElsewhere({ dataDir }, folder.filesAt)
    const uploads = join(dataDir, UPLOADS_FOLDER)
    const facts = await stat(uploads).catch(() => undefined)
    if (!facts?.isDirectory())
      throw new StartRefusal(`${uploads} 不存在：没有可处理的图片，请核对 DATA_DIR。`)
    return
  }
  const { siteId } = await readBucket(place)
  if (siteId === undefined || siteId !== folder.siteId)
    throw new StartRefusal(
      `${place.label} 与 DATA_DIR（${dataDir}）不属于同一网站，请核对 UPLOADS_URL 和 DATA_DIR。`,
    )
}
