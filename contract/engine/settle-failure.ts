import { messages } from '#contract/shared/messages.ts'
import type { Backend } from './backend.ts'
import { HttpError } from '#contract/shared/http-error.ts'

/** Which call it was, for the log. */
export interface CallPlace {
  method: string
  path: string
}

/**
 * Reports what broke or was away, and does what a refusal leaves to be done.
 * @returns the refusal to answer with: the thrown one, or a 500 for what broke
 */
export async function settleFailure(error: unknown, place: CallPlace, backend: Backend): Promise<HttpError> {
  const reportFailure = (failure: unknown) => {
    const stack = failure instanceof Error ? failure.stack : String(failure)
    backend.report('接口处理失败', { ...place, stack })
  }
  if (!(error instanceof HttpError)) {
    reportFailure(error)
    return new HttpError(500, messages.failed)
  }
  const { event = '数据库繁忙或无法连接', reason, afterwards } = error.detail
  if (error.status === 503) backend.report(event, { ...place, reason })
  else if (afterwards) await backend.runWithDeadline(() => afterwards(backend)).catch(reportFailure)
  return error
}
