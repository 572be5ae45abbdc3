import { ConnectionError, TimeoutError } from 'sequelize'
import { HttpError } from '#contract/shared/http-error.ts'
import { messages } from '#contract/shared/messages.ts'
import { withDeadline, DeadlineError } from './request-deadline.ts'
import type { Statements } from './statements.ts'
import { asWriteError } from './write-errors.ts'

const RETRY_AFTER_SECONDS = 5

/** The codes of a database that is busy, gone or not yet there; wrong statements are no such thing. */
const AWAY_CODE =
  /^(SQLITE_BUSY|SQLITE_LOCKED|08\w{3}|57P0[1-5]|57014|53300|55P03|25P03|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH)$/

/** What the driver of PostgreSQL says of it without a code. */
const AWAY_WORDS = /^(Connection terminated|Client .* not queryable$|Query read timeout$)/

/**
 * Queries the database within the deadline of the current call. Other errors pass unchanged.
 * @throws HttpError 503 with `Retry-After` when it is busy, away or not writable (docs/operations/http.md#状态码)
 */
export async function orUnavailable<Result>(
  work: () => Promise<Result>,
  isCommitting = () => false,
): Promise<Result> {
  try {
    return await withDeadline(work)
  } catch (error) {
    if (error instanceof HttpError) throw error
    if (!isAway(error)) throw asWriteError(error, isCommitting()) ?? error
    // One that fails while it commits may be kept all the same; but SQLite's "busy" always means that nothing was.
    const isOutcomeUnknown = isCommitting() && !(error instanceof TimeoutError)
    const message = isOutcomeUnknown ? messages.storeUnsure : messages.storeAway
    throw new HttpError(503, message, { retryAfterSeconds: RETRY_AFTER_SECONDS, reason: reasonOf(error) })
  }
}

/** The same statements, each waited for like that. */
export function statementsOrUnavailable({ select, change }: Statements): Statements {
  return {
    select: (...sent) => orUnavailable(() => select(...sent)),
    change: (...sent) => orUnavailable(() => change(...sent)),
  }
}

function isAway(error: unknown): boolean {
  const isKnown =
    error instanceof DeadlineError || error instanceof ConnectionError || error instanceof TimeoutError
  return isKnown || saysAway(error)
}

/** For the log: the driver's code where there is one, since nobody can promise what its words hold. */
function reasonOf(error: unknown): string {
  const { name, code, parent } = error as { name?: string; code?: string; parent?: { code?: string } }
  return parent?.code ?? code ?? name ?? 'unknown'
}

/** Figures count as codes only: a message may hold any number, such as the one that somebody typed. */
function saysAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, parent } = error as { code?: string; parent?: unknown }
  return AWAY_CODE.test(code ?? '') || AWAY_WORDS.test(error.message) || saysAway(parent)
}
