import type { RequestHandler } from 'express'
import { isFileAddress } from '#app/server/is-file-address.ts'

/** Those that are made by routes: what Remix sends when somebody moves within the site, and what search engines read. */
const MADE = /^\/(sitemap\.xml|robots\.txt|llms\.txt|news\.rss|\.well-known\/security\.txt)$|\.data$/

/**
 * Answers a missing file with one line: only programs request one (a lost script, `/wp-login.php`), so no page is
 * rendered. Mount it after all file handlers.
 */
export const refuseMachineFiles: RequestHandler = (request, response, next) => {
  const { method, path } = request
  const isFile = isFileAddress(request) && !MADE.test(path)
  if (!isFile || (method !== 'GET' && method !== 'HEAD')) return next()
  response.status(404).set('Cache-Control', 'no-cache').type('text/plain').send('没有这个文件')
}
