import { Router } from 'express'
import express from 'express'
import { resolve } from 'node:path'

const YEAR_MS = 365 * 24 * 3_600_000
/** The only types kept under /upload/; what is not among them is never shown in a page. */
const SHOWN = /\.(jpe?g|png|webp|gif|avif|mp4|mov|avi|webm|mp3|wav|ogg|m4a|aac)$/i
/** Flat generated names: no folder, no dot file. */
const NAME = /^\/[A-Za-z0-9_-]+\.[a-z0-9]{2,5}$/

/** `GET /upload/<name>` from disk with Range (C-193): names never change their content, so they are kept for a year. */
export function uploads(dataDir: string): Router {
  const router = Router()
  const files = express.static(resolve(dataDir, 'uploads'), {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    immutable: true,
    maxAge: YEAR_MS,
    setHeaders(response, path) {
      response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox")
      response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
      if (!SHOWN.test(path)) response.setHeader('Content-Disposition', 'attachment')
    },
  })
  router.use('/upload', (request, response, next) =>
    NAME.test(request.path) ? files(request, response, next) : next(),
  )
  router.use('/upload', (_request, response) => {
    response.status(404).json({ code: 404, message: '文件不存在', data: null })
  })
  return router
}
