import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { explainStartFailure } from '#app/server/explain-start-failure.ts'
import { readSettings } from '#app/server/settings.ts'
import type { Pictures } from '#contract/engine/backend.ts'
import { openDiskPlace } from '#db/files/disk-place.ts'
import { UPLOADS_FOLDER } from '#db/files/folders.ts'
import { openPictures } from '#db/files/pictures.ts'

// Variants of the pictures that have none yet (docs/operating.md#files); bundled to build/pictures.js.

const isTerminal = process.stdout.isTTY
/** Where nobody watches, a line now and then is enough. */
const TOLD_EVERY = 50

await main()

async function main() {
  try {
    const settings = readSettings(process.env)
    const uploads = join(settings.dataDir, UPLOADS_FOLDER)
    if (!(await isFolder(uploads))) return refuse(`${uploads} 不存在：没有可处理的图片，请核对 DATA_DIR。`)
    const report = (_event: string, detail: Record<string, unknown> = {}) =>
      refuse(`${isTerminal ? '\n' : ''}未能处理 ${String(detail.name)}，将显示原图：${String(detail.error)}`)
    const pictures = await openPictures(openDiskPlace(settings.dataDir), settings, report)
    await makeAll(pictures)
    await pictures.end()
  } catch (error) {
    refuse(explainStartFailure(error))
  }
}

async function makeAll(pictures: Pictures) {
  const names = await pictures.missing()
  if (names.length === 0) return say('所有图片都已有缩小版。\n')
  let isStopped = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
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

function refuse(sentence: string) {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}

async function isFolder(path: string): Promise<boolean> {
  const facts = await stat(path).catch(() => undefined)
  return facts?.isDirectory() === true
}
