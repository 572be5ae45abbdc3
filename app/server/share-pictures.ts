import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Router, type Request, type Response } from 'express'
import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import type { Backend } from '#contract/engine/backend.ts'

/** About a hundred kilobytes each. */
const MOST_KEPT = 64
/** More than any picture that was let in. */
const MOST_BYTES = 20 * 1024 * 1024
/** One is drawn after the other; who comes when so many wait is asked to come again. */
const MOST_WAITING = 16
const PICTURE = /\.(jpe?g|png|webp|gif|avif)$/i

/**
 * `GET /share/upload/<name>.jpg` and `GET /share/images/<name>.jpg`: share previews as JPEG of 1200 × 630
 * (docs/operations/http.md#公开地址). Drawn at the first request and cached by the hash of the source.
 */
export function sharePictures(files: Pick<Backend['files'], 'read'>, imagesFolder: string): Router {
  const router = Router()
  const kept = new LRUCache<string, Promise<Buffer>>({ max: MOST_KEPT })
  const drawing = new PQueue({ concurrency: 1 })

  async function send(request: Request, response: Response) {
    const [folder, name = ''] = [request.params[0], request.params[1]]
    const source = PICTURE.test(name)
      ? await (folder === 'upload' ? uploaded(files, name) : ofTheSite(imagesFolder, name))
      : undefined
    if (!source) return notThere(response)
    const hash = createHash('sha256').update(source).digest('base64url')
    if (!kept.has(hash) && drawing.size + drawing.pending >= MOST_WAITING)
      return void response.status(503).set({ 'Retry-After': '5', 'Cache-Control': 'no-store' }).end()
    const picture = await drawn(hash, source)
    if (!picture) return notThere(response)
    response.set('Cache-Control', 'public, max-age=86400').type('jpeg').send(picture)
  }

  /** What failed is not kept. */
  async function drawn(hash: string, source: Buffer): Promise<Buffer | undefined> {
    const picture = kept.get(hash) ?? drawing.add(() => draw(source))
    kept.set(hash, picture)
    return picture.catch(() => void kept.delete(hash))
  }

  router.get(/^\/share\/(upload|images)\/([\w-][\w.-]*)\.jpg$/, (request, response, next) => {
    send(request, response).catch(next)
  })
  return router
}

function notThere(response: Response) {
  response.status(404).set('Cache-Control', 'no-store').type('text/plain').send('没有这张图片')
}

/** What draws is loaded when the first picture is asked for. */
async function draw(source: Buffer): Promise<Buffer> {
  const { drawSharePicture } = await import('#app/server/draw-share-picture.ts')
  return drawSharePicture(source)
}

async function uploaded(files: Pick<Backend['files'], 'read'>, name: string): Promise<Buffer | undefined> {
  const file = await files.read(name)
  if (!file || !file.contentType.startsWith('image/') || file.size > MOST_BYTES) return undefined
  return Buffer.from(await new globalThis.Response(file.open()).arrayBuffer())
}

/** The name holds no separator, so it cannot lead out of the folder. */
async function ofTheSite(folder: string, name: string): Promise<Buffer | undefined> {
  return readFile(join(folder, name)).catch(() => undefined)
}
