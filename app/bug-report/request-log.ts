import { latestWithin, MOST_LETTERS } from '#contract/bug-report/latest-within.ts'

/** One call of the console as it went over the wire, for the case that somebody reports a problem. */
export interface LoggedRequest {
  readonly method: string
  readonly address: string
  readonly sent: string
  /** 0 where nothing came back. */
  readonly status: number
  readonly type: string
  readonly answered: string
}

const MOST = 60
const PATIENCE_MS = 3000

/** What signs in and out is never kept, not even in memory. */
const NEVER = /^\/api\/admin\/(login|logout|password|session)/

let kept: readonly LoggedRequest[] = []

/** What was asked and answered, the earliest answer first; in memory only. */
export const loggedRequests = (): readonly LoggedRequest[] => kept

/** What is under way has been answered, or has taken longer than anybody waits for a report. */
export async function settleRequests(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)))
  await Promise.race([Promise.allSettled(pendingRequests), timeout])
  clearTimeout(timer)
}

/** Nothing is left of them, as when somebody signs out. */
export function clearRequestLog(): void {
  kept = []
  forgotten += 1
}

/** How often all was forgotten: an answer that was under way then is not kept for who signs in next. */
let forgotten = 0

/** `fetch` that keeps what came back. Files, and what is no text, are kept without their content. */
export async function recordingFetch(address: URL, request: RequestInit): Promise<Response> {
  if (NEVER.test(address.pathname)) return fetch(address, request)
  const { method = 'GET', body } = request
  const call = {
    method,
    address: address.pathname + address.search,
    sent: typeof body === 'string' ? body : '',
  }
  const coming = fetch(address, request)
  logRequest(call, coming, request.signal)
  return coming
}

/**
 * Keeps what comes back of a call that is under way.
 * @param signal by which anyone who asked gives it up
 */
export function logRequest(
  call: Pick<LoggedRequest, 'method' | 'address' | 'sent'>,
  coming: Promise<Response>,
  signal?: AbortSignal | null,
): void {
  const since = forgotten
  const keep = (exchange: LoggedRequest) => since === forgotten && add(exchange)
  // Where anyone who asked has changed his mind nothing failed.
  const keepFailure = () => !signal?.aborted && keep({ ...call, ...nothingCame })
  // What broke off on its way is told by the one who asked.
  const noted = coming.then((response) => requestLogEntry(call, response.clone())).then(keep, keepFailure)
  pendingRequests.add(noted)
  void noted.finally(() => pendingRequests.delete(noted))
}

const pendingRequests = new Set<Promise<unknown>>()

const nothingCame = { status: 0, type: '', answered: '' }

async function requestLogEntry(
  call: Pick<LoggedRequest, 'method' | 'address' | 'sent'>,
  response: Response,
): Promise<LoggedRequest> {
  const { status, headers } = response
  const type = headers.get('content-type') ?? ''
  const isText = /json|^text\//.test(type) && !headers.get('content-disposition')
  if (!isText) void response.body?.cancel()
  return { ...call, status, type: isText ? type : 'application/octet-stream', answered: isText ? await response.text() : '（文件）' } // oxfmt-ignore
}

function add(exchange: LoggedRequest): void {
  // One that fills all the room by itself is kept without what it carried, so that those before it stay.
  const held =
    lettersOf(exchange) > MOST_LETTERS
      ? { ...exchange, sent: '', type: 'application/octet-stream', answered: '（文件）' }
      : exchange
  kept = latestWithin([...kept, held], lettersOf, MOST)
}

const lettersOf = ({ sent, answered }: LoggedRequest) => sent.length + answered.length
