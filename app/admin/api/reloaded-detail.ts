import { ApiError } from '#contract/client/api-error.ts'
import { isOutcomeUnknown, UNSURE_DETAIL } from './unknown-outcome.ts'

/**
 * What a notice about one record adds, whose list has been loaded again: that somebody else was first, or that nobody can tell
 * whether it was done.
 */
export function reloadedDetail(error: unknown): { detail: string } | undefined {
  if (isOutcomeUnknown(error)) return { detail: UNSURE_DETAIL }
  return error instanceof ApiError && error.status === 409 ? { detail: '已为您载入最新的记录' } : undefined
}
