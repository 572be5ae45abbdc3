import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { Router } from 'express'

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const PAGE = `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>接口文档</title>
    <link rel="icon" href="/favicon.ico" />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <main id="reference"><noscript>本页需要 JavaScript；接口说明也可从 /api/openapi.json 取得。</noscript></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`

const START = `window.SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
  validatorUrl: null,
})
`

/**
 * `/api/docs`: the interactive reference. Swagger UI comes from the installed package at the first request;
 * the page has no inline script or style.
 */
export function apiDocs(): Router {
  const router = Router()
  router.use('/api/docs', (_request, response, next) => {
    response.set({
      'Content-Security-Policy': POLICY,
      'Cache-Control': 'no-cache',
      'X-Robots-Tag': 'noindex',
    })
    next()
  })
  router.get('/api/docs', (_request, response) => void response.type('html').send(PAGE))
  router.get('/api/docs/start.js', (_request, response) => void response.type('js').send(START))
  router.get(/^\/api\/docs\/(swagger-ui\.css|swagger-ui-bundle\.js)$/, (request, response) => {
    response.sendFile(request.params[0] ?? '', { root: packageFolder(), cacheControl: false })
  })
  return router
}

function packageFolder(): string {
  return dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
}
