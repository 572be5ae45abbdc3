import { ApiError } from '#contract/client/api-error.ts'
import { isOutcomeUnknown, UNKNOWN_OUTCOME_DETAIL } from './unknown-outcome.ts'

/**
 * The detail of a failure notice after the list was reloaded: somebody else was first, or the outcome is
 * unknown.
 */
export function reloadedDetail(error: unknown): { detail: string } | undefined {
  if (isOutcomeUnknown(error)) return { detail: UNKNOWN_OUTCOME_DETAIL }
  return error instanceof ApiError && error.status === 409 ? { detail: '已为您载入最新的记录' } : undefined
}
