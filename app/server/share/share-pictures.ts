import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AppLoadContext } from '@remix-run/node'
import { Router, type Request, type Response } from 'express'
import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import type { Backend } from '#contract/engine/backend.ts'
import { loadShareCard } from '#app/public/seo/load-share-card.ts'
import type { CardParts } from './draw-share-card.ts'

/** About a hundred kilobytes each. */
const MOST_KEPT = 64
/** More than any picture that was let in. */
const MOST_BYTES = 20 * 1024 * 1024
/** One is drawn after the other; who comes when so many wait is asked to come again. */
const MOST_WAITING = 16
const PICTURE = /\.(jpe?g|png|webp|gif|avif)$/i
/** A picture of the site or an upload, with what its address tells behind `#`. */
const OURS = /^\/(upload|images)\/([\w-][\w.-]*)(#|$)/
const DAY = 86_400
const HOUR = 3600

/** What requests ask for: the bytes that decide how it looks, and how it is drawn. */
interface Drawing {
  source: (string | Buffer)[]
  draw: () => Promise<Buffer>
}

type Context = Pick<AppLoadContext, 'read' | 'publicUrl'>
type ContextOf = (request: Request) => Context

/**
 * `GET /share/pages/<path>.jpg`: a page's title, section and the mark; `/share/posters/<path>.jpg`: a record's poster.
 * `/share/upload/<name>.jpg`, `/share/images/<name>.jpg`: a picture alone. Drawn at the first request, cached by what
 * they show (docs/operations/http.md#公开地址).
 */
export function sharePictures(
  files: Pick<Backend['files'], 'read'>,
  publicFolder: string,
  contextOf: ContextOf,
): Router {
  const router = Router()
  const kept = new LRUCache<string, Promise<Buffer>>({ max: MOST_KEPT })
  const drawing = new PQueue({ concurrency: 1 })

  router.get(
    /^\/share\/pages(\/[\w/-]{1,100})\.jpg$/,
    answering(HOUR, ({ params: { 0: path = '' } }, context) =>
      drawingOfPage(path === '/home' ? '/' : path, context, async (parts) =>
        (await import('./draw-share-card.ts')).drawShareCard(parts, publicFolder),
      ),
    ),
  )
  router.get(
    /^\/share\/posters(\/(?:about\/news|cases|contact\/jobs)\/[1-9]\d{0,14})\.jpg$/,
    answering(HOUR, ({ params: { 0: path = '' } }, context) => {
      const address = `${context.publicUrl}${path}`
      return drawingOfPage(
        path,
        context,
        async (parts) => (await import('./draw-poster.ts')).drawPoster(parts, address, publicFolder),
        address,
      )
    }),
  )
  router.get(
    /^\/share\/(upload|images)\/([\w-][\w.-]*)\.jpg$/,
    answering(DAY, ({ params: { 0: folder, 1: name } }) => drawingOfPicture(`/${folder}/${name}`)),
  )
  return router

  /** The handler of a route: sends what `drawingOf` finds, for that many seconds. */
  function answering(
    seconds: number,
    drawingOf: (request: Request, context: Context) => Promise<Drawing | undefined>,
  ) {
    return (request: Request, response: Response, next: (error: unknown) => void) => {
      drawingOf(request, contextOf(request))
        .then((drawing) => send(drawing, seconds, response))
        .catch((error: unknown) => refuse(error, response, next))
    }
  }

  /** @param address what a poster's code holds, as part of what decides how it looks */
  async function drawingOfPage(
    path: string,
    { read }: Context,
    draw: (parts: CardParts) => Promise<Buffer>,
    address = '',
  ): Promise<Drawing | undefined> {
    const card = await loadShareCard(read, path)
    if (!card) return undefined
    const { title, section, image } = card
    const picture = await pictureAt(image)
    return {
      source: ['page', address, title, section, picture ?? ''],
      draw: () => draw({ title, section, picture }),
    }
  }

  async function drawingOfPicture(address: string): Promise<Drawing | undefined> {
    const picture = await pictureAt(address)
    if (!picture) return undefined
    // What draws is loaded when the first picture is asked for.
    const draw = async () => (await import('./draw-share-picture.ts')).drawSharePicture(picture)
    return { source: ['picture', picture], draw }
  }

  /** The name holds no separator, so it cannot lead out of the folder. */
  async function pictureAt(address = ''): Promise<Buffer | undefined> {
    const [, folder, name = ''] = OURS.exec(address) ?? []
    if (!PICTURE.test(name)) return undefined
    if (folder === 'images') return readFile(join(publicFolder, folder, name)).catch(() => undefined)
    const file = await files.read(name)
    if (!file || !file.contentType.startsWith('image/') || file.size > MOST_BYTES) return undefined
    return Buffer.from(await new globalThis.Response(file.open()).arrayBuffer())
  }

  async function send(asked: Drawing | undefined, seconds: number, response: Response) {
    if (!asked) return notThere(404, response)
    const hash = hashOf(asked.source)
    if (!kept.has(hash) && drawing.size + drawing.pending >= MOST_WAITING) return comeAgain(response)
    const picture = await drawn(hash, asked.draw)
    if (!picture) return notThere(404, response)
    response.set('Cache-Control', `public, max-age=${seconds}`).type('jpeg').send(picture)
  }

  /** What failed is not kept. */
  async function drawn(hash: string, draw: () => Promise<Buffer>): Promise<Buffer | undefined> {
    const picture = kept.get(hash) ?? drawing.add(draw)
    kept.set(hash, picture)
    return picture.catch(() => void kept.delete(hash))
  }
}

/** A record that is not to be read has no picture either: 404, 410 or 503, as its page. */
function refuse(error: unknown, response: Response, next: (error: unknown) => void) {
  const status = (error as { init?: ResponseInit | null } | null)?.init?.status
  if (status === undefined) return next(error)
  if (status === 503) return comeAgain(response)
  notThere(status, response)
}

function notThere(status: number, response: Response) {
  response.status(status).set('Cache-Control', 'no-store').type('text/plain').send('没有这张图片')
}

function comeAgain(response: Response) {
  response.status(503).set({ 'Retry-After': '5', 'Cache-Control': 'no-store' }).end()
}

function hashOf(source: Drawing['source']): string {
  const hash = createHash('sha256')
  for (const part of source) hash.update(part).update('\0')
  return hash.digest('base64url')
}
