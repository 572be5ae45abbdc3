import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebReadableStream } from 'node:stream/web'
import PQueue from 'p-queue'
import type { Settings } from '#contract/shared/environment-defaults.ts'
import type { Backend, Pictures } from '#contract/engine/backend.ts'
import { originalOf, variantFormats, variantName, widthsOf } from '#contract/files/picture-variants.ts'
import { servedAs } from '#contract/shared/upload-rules.ts'
import { createDrawingWorker } from './drawing-worker.ts'
import type { FilePlace } from './file-place.ts'
import { openIncoming, type Incoming } from './incoming.ts'
import { openPictureFacts } from './picture-facts.ts'
import type { Kept, Storage } from './storage.ts'

/** The variants of pictures as they are kept beside the uploads. */
export interface StoredPictures extends Pictures {
  /** Removes what a process that was killed has left half-written. */
  removeAbandoned(): Promise<void>
  /** The file of a variant. */
  find(name: string): Promise<Kept | undefined>
  /** Removes what was made of a picture; does nothing when there is nothing. */
  remove(name: string): Promise<void>
}

/** What another process made is known after this long at most. */
const REFRESH_MS = 20_000

/**
 * Makes and stores variants of pictures (docs/decisions/0019-picture-variants.md), one at a time in a child process.
 * The original is read and never written.
 */
export async function openPictures(
  place: FilePlace,
  { uploadImageMaxPixels: maxPixels }: Pick<Settings, 'uploadImageMaxPixels'>,
  report?: Backend['report'],
): Promise<StoredPictures> {
  const { uploads: originals, variants } = place.areas
  const incoming = await openIncoming(place.arrivingIn('variants'))
  const facts = await openPictureFacts(place.areas.facts, incoming)
  const queue = new PQueue({ concurrency: 1 })
  let newest = 0
  const listeners: (() => void)[] = []
  const drawing = createDrawingWorker()
  const ending = new AbortController()
  const refreshing = setInterval(() => void facts.refresh().catch(() => undefined), REFRESH_MS).unref()

  async function make(name: string) {
    ending.signal.throwIfAborted()
    if (facts.of(name)) return
    try {
      await drawAndNote(name)
    } finally {
      // It may have been removed meanwhile.
      if (!(await originals.find(name))) await remove(name)
    }
  }

  async function drawAndNote(name: string) {
    const noted = await incoming.whileArriving(async (path) => {
      if (!(await copyTo(path, originals, name))) return undefined
      // What decodes pictures is loaded with the first one.
      const { measurePicture } = await import('./draw-variants.ts')
      const { isWorthDrawing, ...measures } = await measurePicture(path, maxPixels)
      let hasVariants = false
      // It may have been ended meanwhile, and drawing would begin a process again.
      ending.signal.throwIfAborted()
      if (isWorthDrawing)
        await drawing.draw({ path, maxPixels }, async (width, format, bytes) => {
          await keepBytes(variants, incoming, variantName(name, width, format), bytes)
          hasVariants = true
        })
      return { ...measures, hasVariants }
    })
    if (noted) await facts.note(name, noted)
  }

  async function remove(name: string) {
    if (!isPicture(name)) return
    await facts.refresh()
    const width = facts.of(name)?.width
    // Of one that was not finished nobody knows the measures.
    const names =
      width === undefined
        ? (await variants.names()).filter((each) => originalOf(each) === name)
        : variantFormats.flatMap((format) =>
            widthsOf(width, format).map((each) => variantName(name, each, format)),
          )
    for (const each of names) await variants.remove(each)
    await facts.forget(name)
  }

  return {
    factsOf: facts.of,
    async missing() {
      await facts.refresh()
      const names = await originals.names()
      return names.filter((name) => isPicture(name) && !facts.of(name)).sort()
    },
    make: (name, { isUrgent = false } = {}) =>
      // Of the urgent ones the newest comes first.
      queue
        .add(() => make(name), { priority: isUrgent ? (newest += 1) : 0 })
        .then(
          () => {
            if (isUrgent) for (const listener of listeners) listener()
            return true
          },
          (error: unknown) => {
            if (!ending.signal.aborted)
              report?.('图片的缩小版未能生成，将显示原图', { name, error: String(error) }, 'warn')
            return false
          },
        ),
    onUrgentMade: (listener) => void listeners.push(listener),
    async end() {
      ending.abort()
      clearInterval(refreshing)
      drawing.end()
      await queue.onIdle()
    },
    find: variants.find,
    removeAbandoned: incoming.removeAbandoned,
    remove,
  }
}

const isPicture = (name: string) => servedAs(name)?.startsWith('image/') === true

/** @returns whether there is such a file */
async function copyTo(path: string, storage: Storage, name: string): Promise<boolean> {
  const kept = await storage.find(name)
  if (!kept) return false
  const bytes = Readable.fromWeb(kept.open() as WebReadableStream<Uint8Array>)
  await pipeline(bytes, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  return true
}

function keepBytes(storage: Storage, incoming: Incoming, name: string, bytes: Uint8Array): Promise<void> {
  return incoming.whileArriving(async (path) => {
    const file = await open(path, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await storage.keep(path, name)
  })
}
