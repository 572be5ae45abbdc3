import { HttpError } from '#contract/shared/http-error.ts'
import { messages } from '#contract/shared/messages.ts'

/** Room is made by people. */
const RETRY_AFTER_SECONDS = 60
const EVENT = '无法写入：磁盘空间不足，或存储不可写'

/** Codes of disk, SQLite and PostgreSQL when nothing can be written: disk full, quota, read-only, I/O error. */
const UNWRITABLE_CODE =
  /^(ENOSPC|EDQUOT|EFBIG|EROFS|EACCES|EPERM|EIO|SQLITE_FULL|SQLITE_IOERR\w*|SQLITE_READONLY|53100|25006)$/

/** After one of these the outcome of a write is unknown: a failing disk may still hold it. */
const UNSURE_CODE = /^(EIO|SQLITE_IOERR\w*)$/

/** A 503 for anyone who sent what cannot be written down now. @param reason for the log */
export function createWriteError(reason: string, message: string = messages.storeUnwritable): HttpError {
  return new HttpError(503, message, { retryAfterSeconds: RETRY_AFTER_SECONDS, reason, event: EVENT })
}

/**
 * The same of an error where it says so.
 * @param isCommitting whether a transaction was being kept when it came
 * @returns undefined for every other error
 */
export function asWriteError(error: unknown, isCommitting = false): HttpError | undefined {
  const code = codeIn(error)
  if (code === undefined) return undefined
  const isOutcomeUnknown = isCommitting && UNSURE_CODE.test(code)
  return createWriteError(code, isOutcomeUnknown ? messages.storeUnwritableUnsure : undefined)
}

/** Codes only: a message may hold anything that somebody typed. */
function codeIn(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, parent } = error as { code?: string; parent?: unknown }
  return UNWRITABLE_CODE.test(code ?? '') ? code : codeIn(parent)
}
