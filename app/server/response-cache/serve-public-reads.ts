import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import type { RequestListener } from 'node:http'
import { nextShanghaiDay } from '#contract/shared/moments.ts'
import type { ChosenBackend } from '#app/server/choose-backend.ts'
import { createLoadContext } from '#app/server/create-load-context.ts'
import { addNoTransform } from '#app/server/forbid-transforms.ts'
import type { Log } from '#app/server/log.ts'
import { publicRoutes } from '#app/server/public-routes.ts'
import type { RequestIds } from '#app/server/request-ids.ts'
import { commonHeaders, secureTransport } from '#app/server/security-headers.ts'
import type { HostSettings } from '#operations/settings/settings.ts'
import type { ShutdownState } from '#app/server/close-connections.ts'
import { answerFromCache } from './answer-from-cache.ts'
import { createCachedResponse, type CachedResponse } from './cached-response.ts'
import { createCacheKeyOf } from './cache-key.ts'
import { createResponseCache, type ResponseCache } from './response-cache.ts'
import { nextPublication, rememberPublication } from './next-publication.ts'
import type { ContentVersions } from './content-versions.ts'

interface Parts {
  settings: HostSettings
  log: Log
  chosen: ChosenBackend
  build: ServerBuild
  stopping: ShutdownState
  contentVersions: ContentVersions
  requestIds: RequestIds
  /** Told of each answer that is asked for: whether it was kept. */
  countKept?: (wasKept: boolean) => void
}

/**
 * The application, before which stands what visitors have been told since the last write. In mock mode everybody has a scenario
 * of their own, so nothing is kept.
 */
export function servePublicReads(application: RequestListener, parts: Parts): RequestListener {
  const { settings, chosen, build, stopping, contentVersions, requestIds, countKept } = parts
  if (chosen.mock || settings.keptAnswersBytes === 0) return application
  const publishesAt = rememberPublication(
    (now) => nextPublication(chosen.backend.stores, now),
    contentVersions,
  )
  const changesAt = async (now: number) => Math.min(nextShanghaiDay(now), await publishesAt(now))
  const kept = createResponseCache(answerMaker(parts), contentVersions, settings.keptAnswersBytes, changesAt)
  const counted = countKept ? counting(kept, countKept) : kept
  const cacheKeyOf = createCacheKeyOf(publicRoutes(build))
  return answerFromCache(counted, cacheKeyOf, application, secureTransport(settings), stopping, requestIds)
}

/** The same answers, counted as they are given from memory or made. */
function counting(kept: ResponseCache, count: (wasKept: boolean) => void): ResponseCache {
  return {
    find(address) {
      const found = kept.find(address)
      if (found) count(true)
      return found
    },
    make(address) {
      count(false)
      return kept.make(address)
    },
  }
}

/** Asks Remix, as a visitor would of whom nothing is known. */
function answerMaker({ settings, log, chosen, build }: Parts) {
  const handle = createRequestHandler(build, 'production')
  return async (address: string): Promise<CachedResponse> => {
    let isWhole = true
    const noting: Log = {
      ...log,
      error(event, detail) {
        isWhole = false
        log.error(event, detail)
      },
    }
    // Shares nothing with other answers: what one of them failed of would stand in this one unnoticed.
    const parts = { settings, log: noting, chosen, build, isDevelopment: false, cacheKey: {} }
    const context = createLoadContext({ ip: undefined }, parts)
    const response = await handle(new Request(`http://site${address}`), context)
    const { headers } = response
    const caching = addNoTransform(headers.get('content-type'), headers.get('cache-control'))
    if (caching) headers.set('cache-control', caching)
    return createCachedResponse(response, commonHeaders, isWhole)
  }
}
