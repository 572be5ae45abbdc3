import type { AppLoadContext, ServerBuild } from '@remix-run/node'
import { randomBytes } from 'node:crypto'
import type { Request as ExpressRequest } from 'express'
import { answer, apiParts } from '#content/registry/answer.ts'
import { createReadEndpoint } from '#contract/engine/read-endpoint.ts'
import { createLocalApi } from '#content/registry/local-api.ts'
import { createPageReader, type CallReadEndpoint } from '#app/page-data/create-page-reader.ts'
import { createPageDeadline } from '#app/page-data/page-deadline.ts'
import type { PageReader } from '#app/page-data/page-reader.ts'
import type { ChosenBackend } from '#app/server/choose-backend.ts'
// Adds ours to Remix's AppLoadContext.
import '#app/server/load-context.ts'
import type { Log } from '#app/server/log.ts'
import { publicRoutes } from '#app/server/public-routes.ts'
import type { HostSettings } from '#operations/settings/settings.ts'

const readEndpoint = createReadEndpoint(apiParts)

interface Parts {
  settings: HostSettings
  log: Log
  chosen: ChosenBackend
  build: ServerBuild | (() => Promise<ServerBuild>)
  isDevelopment: boolean
  /** By what pages keep for a second what visitors share; never used in mock mode. */
  cacheKey: object
}

/** The context of one request: its caller's address, the API as its mock rules let it behave, a nonce. */
export function createLoadContext(
  request: Pick<ExpressRequest, 'ip'>,
  { settings, log, chosen, build, isDevelopment, cacheKey }: Parts,
): AppLoadContext {
  const caller = { address: request.ip ?? 'unknown' }
  const { backend, mock } = chosen
  const behaving = mock ? mock.wrap(answer) : answer
  // A scenario's slowness is meant to be seen.
  const deadline = mock ? undefined : createPageDeadline()
  async function answerRequest(call: Request): Promise<Response> {
    const response = await behaving(call, backend, caller)
    // A form that found the store away is shown again without asking it for more.
    if (response.status === 503) deadline?.end()
    return response
  }
  const api = createLocalApi(answerRequest)
  const callEndpoint: CallReadEndpoint = (endpoint, input) => readEndpoint(endpoint, input, backend, caller)
  const { assetBaseUrl } = settings
  let nonce: string | undefined
  let read: PageReader | undefined
  return {
    answer: answerRequest,
    api,
    // Calls of the API read no page.
    get read() {
      return (read ??= createPageReader(mock ? api : callEndpoint, {
        assetBaseUrl,
        deadline,
        report: log.error,
        cleanHtml: backend.cleanHtml,
        factsOf: backend.files.pictures.factsOf,
      }))
    },
    report: log.error,
    cacheKey: mock ? undefined : cacheKey,
    // Made for documents only: randomness takes longer than many a call.
    get nonce() {
      return (nonce ??= randomBytes(16).toString('base64'))
    },
    publicUrl: settings.publicUrl,
    publicRoutes: async () => publicRoutes(typeof build === 'function' ? await build() : build),
    verification: settings.verification,
    map: settings.map,
    isDevelopment,
    mock: mock?.describe(),
  }
}
