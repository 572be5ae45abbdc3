import type { AppLoadContext, ServerBuild } from '@remix-run/node'
import { createRequestHandler } from '@remix-run/express'
import express, { type Express, type Request, type RequestHandler } from 'express'
import { resolve } from 'node:path'
import type { ChosenBackend } from '#app/server/choose-backend.ts'
import { apiCalls } from '#app/server/api-calls.ts'
import { apiDocs } from '#app/server/api-docs.ts'
import { serveAssets } from '#app/server/previous-assets.ts'
import { forbidTransforms } from '#app/server/forbid-transforms.ts'
import { health } from '#app/server/health.ts'
import { createLoadContext } from '#app/server/create-load-context.ts'
import { errorMiddleware } from './error-middleware.ts'
import type { Log } from '#app/server/log.ts'
import { isFileAddress } from '#app/server/is-file-address.ts'
import { compressResponses } from './compress-responses.ts'
import { refuseMachineFiles } from '#app/server/refuse-machine-files.ts'
import { validateRequest } from './validate-request.ts'
import { limitRequestBodyTime } from '#app/server/limit-request-body-time.ts'
import { rejectCrossSiteForms } from '#app/server/reject-cross-site-forms.ts'
import { securityHeaders } from '#app/server/security-headers.ts'
import type { ContentVersions } from '#app/server/response-cache/content-versions.ts'
import type { HostSettings } from '#operations/settings/settings.ts'
import { sharePictures } from '#app/server/share/share-pictures.ts'
import { closeConnections, type ShutdownState } from '#app/server/close-connections.ts'
import { uploads } from '#app/server/uploads.ts'

/** What a host serves. */
export interface AppParts {
  settings: HostSettings
  log: Log
  chosen: ChosenBackend
  /** The built site, or in development a function that loads it again. */
  build: ServerBuild | (() => Promise<ServerBuild>)
  /** Built browser files, absent in development. */
  clientFolder?: string
  /** Files below /assets that former releases served. */
  keptAssets?: string
  /** Vite's middleware in development. */
  development?: RequestHandler
  stopping: ShutdownState
  contentVersions: ContentVersions
}

const HOUR_MS = 3_600_000

/** The Express application: guards, health, the API, files, then Remix for pages. */
export function createApp(parts: AppParts): Express {
  const { settings, log, chosen, build, clientFolder, keptAssets, development, stopping, contentVersions } =
    parts
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', settings.trustProxy)
  app.use(closeConnections(stopping), securityHeaders(settings))
  app.use(limitRequestBodyTime, validateRequest, rejectCrossSiteForms(settings))
  if (chosen.mock) app.use(chosen.mock.controls)
  app.use(health(chosen.backend, stopping))
  // Before the compression: files are compressed as they are, and each chunk would pass through it.
  app.use(uploads(chosen.backend))
  app.use(sharePictures(chosen.backend.files, resolve(clientFolder ?? 'public'), contextOf))
  app.use(forbidTransforms, compressResponses)
  app.use(apiDocs())
  // Before the files: no call is one.
  app.use(apiCalls(build, contextOf))
  if (development) app.use(development)
  if (chosen.mock) app.use(chosen.mock.lateParts)
  if (clientFolder) {
    const folders = [resolve(clientFolder, 'assets'), ...(keptAssets ? [keptAssets] : [])]
    app.use('/assets', ...serveAssets(folders))
    const files = express.static(clientFolder, { maxAge: HOUR_MS })
    app.use((request, response, next) => (isFileAddress(request) ? files(request, response, next) : next()))
  }
  app.use(refuseMachineFiles)
  const answerWithRemix = createRequestHandler({
    build: build as ServerBuild,
    mode: development ? 'development' : 'production',
    getLoadContext: contextOf,
  })
  // In production, response-cache/serve-public-reads.ts answers an uncached `GET /` before this application.
  // It hands its failures to next() itself.
  app.all('*', (request, response, next) => void answerWithRemix(request, response, next))
  app.use(errorMiddleware(log))
  return app

  function contextOf(request: Request): AppLoadContext {
    const isDevelopment = !!development
    const cacheKey = contentVersions.current()
    const parts = { settings, log, chosen, build, isDevelopment, cacheKey }
    return createLoadContext(request, parts)
  }
}
