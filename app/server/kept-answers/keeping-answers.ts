import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import type { RequestListener } from 'node:http'
import { nextShanghaiDay } from '#contract/shared/moments.ts'
import type { ChosenBackend } from '#app/server/choose-backend.ts'
import { createLoadContext } from '#app/server/create-load-context.ts'
import { withNoTransform } from '#app/server/forbid-transforms.ts'
import type { Log } from '#app/server/log.ts'
import { publicRoutes } from '#app/server/public-routes.ts'
import type { RequestIds } from '#app/server/request-ids.ts'
import { sameHeaders, secureTransport } from '#app/server/security-headers.ts'
import type { HostSettings } from '#operations/settings/settings.ts'
import type { Stopping } from '#app/server/stopping.ts'
import { answerVisitors } from './answer-visitors.ts'
import { finished, type FinishedAnswer } from './finished-answer.ts'
import { createIsKeepable } from './keepable.ts'
import { keepAnswers, type KeptAnswers } from './kept-answers.ts'
import { nextPublication, rememberMoment } from './next-publication.ts'
import type { Revisions } from './revisions.ts'

interface Parts {
  settings: HostSettings
  log: Log
  chosen: ChosenBackend
  build: ServerBuild
  stopping: Stopping
  revisions: Revisions
  requestIds: RequestIds
  /** Told of each answer that is asked for: whether it was kept. */
  countKept?: (wasKept: boolean) => void
}

/**
 * The application, before which stands what visitors have been told since the last write. In mock mode everybody has a scenario
 * of their own, so nothing is kept.
 */
export function keepingAnswers(application: RequestListener, parts: Parts): RequestListener {
  const { settings, chosen, build, stopping, revisions, requestIds, countKept } = parts
  if (chosen.mock || settings.keptAnswersBytes === 0) return application
  const publishesAt = rememberMoment((now) => nextPublication(chosen.backend.stores, now), revisions)
  const changesAt = async (now: number) => Math.min(nextShanghaiDay(now), await publishesAt(now))
  const kept = keepAnswers(answerMaker(parts), revisions, settings.keptAnswersBytes, changesAt)
  const counted = countKept ? counting(kept, countKept) : kept
  const isKeepable = createIsKeepable(publicRoutes(build))
  return answerVisitors(counted, isKeepable, application, secureTransport(settings), stopping, requestIds)
}

/** The same answers, counted as they are given from memory or made. */
function counting(kept: KeptAnswers, count: (wasKept: boolean) => void): KeptAnswers {
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
  return async (address: string): Promise<FinishedAnswer> => {
    let isWhole = true
    const noting: Log = {
      ...log,
      error(event, detail) {
        isWhole = false
        log.error(event, detail)
      },
    }
    // Shares nothing with other answers: what one of them failed of would stand in this one unnoticed.
    const parts = { settings, log: noting, chosen, build, isDevelopment: false, keptBy: {} }
    const context = createLoadContext({ ip: undefined, path: address }, parts)
    const response = await handle(new Request(`http://site${address}`), context)
    const { headers } = response
    const caching = withNoTransform(headers.get('content-type'), headers.get('cache-control'))
    if (caching) headers.set('cache-control', caching)
    return finished(response, sameHeaders, isWhole)
  }
}
