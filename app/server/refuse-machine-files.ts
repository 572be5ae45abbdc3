import type { RequestHandler } from 'express'
import { isFileAddress } from '#app/server/is-file-address.ts'

/** Those that are made by routes: what Remix sends when somebody moves within the site, and what search engines read. */
const MADE = /^\/(sitemap\.xml|robots\.txt|news\.rss)$|\.data$/

/**
 * Answers a file that is not there with one line. Who asks for such a thing is a program (a lost script, `/wp-login.php`),
 * and would get a whole page otherwise, rendered for nobody to look at. Goes behind all files that are there.
 */
export const refuseMachineFiles: RequestHandler = (request, response, next) => {
  const { method, path } = request
  const isFile = isFileAddress(request) && !MADE.test(path)
  if (!isFile || (method !== 'GET' && method !== 'HEAD')) return next()
  response.status(404).set('Cache-Control', 'no-cache').type('text/plain').send('没有这个文件')
}
