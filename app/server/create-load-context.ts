import { randomBytes } from 'node:crypto'
import type { Request as ExpressRequest } from 'express'
import { answer } from '#contract/engine/answer.ts'
import { createAsk } from '#contract/ask/ask-in-process.ts'
import { createRead } from '#app/read/create-read.ts'
import { askedOnce } from '#app/server/asked-once.ts'
import type { ChosenBackend } from '#app/server/choose-backend.ts'
import type { LoadContext } from '#app/server/load-context.ts'
import type { Log } from '#app/server/log.ts'
import { withPageDeadline } from '#app/server/page-deadline.ts'
import type { HostSettings } from '#app/server/settings.ts'

interface Parts {
  settings: HostSettings
  log: Log
  chosen: ChosenBackend
  isDevelopment: boolean
  /** By what pages keep for a second what visitors share; never used in mock mode. */
  keptBy: object
}

/** The context of one request: its caller's address, the API as its situation has it behave, a nonce. */
export function createLoadContext(
  request: Pick<ExpressRequest, 'ip' | 'path'>,
  { settings, log, chosen, isDevelopment, keptBy }: Parts,
): LoadContext {
  const caller = { address: request.ip ?? 'unknown' }
  const behaving = chosen.mock ? chosen.mock.wrap(answer) : answer
  const answerCall = (call: Request) => behaving(call, chosen.backend, caller)
  // A scenario's slowness is meant to be seen.
  const ask = chosen.mock ? createAsk(answerCall) : withPageDeadline(createAsk(answerCall))
  const { assetBaseUrl } = settings
  let nonce: string | undefined
  return {
    answer: answerCall,
    ask,
    read: createRead(askedOnce(ask), {
      assetBaseUrl,
      report: log.error,
      cleanHtml: chosen.backend.cleanHtml,
      factsOf: chosen.backend.files.pictures.factsOf,
    }),
    report: log.error,
    keptBy: chosen.mock ? undefined : keptBy,
    // Made for documents only: randomness takes longer than many a call.
    get nonce() {
      return (nonce ??= randomBytes(16).toString('base64'))
    },
    publicUrl: settings.publicUrl,
    verification: settings.verification,
    map: settings.map,
    // Remix asks for a page's data at this address.
    isDocument: !request.path.endsWith('.data'),
    isDevelopment,
    mock: chosen.mock?.describe(),
  }
}
