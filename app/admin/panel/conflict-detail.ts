import { AskError } from '#contract/ask/ask.ts'

/** What a notice adds where somebody else was first: the list has been loaded again. */
export function conflictDetail(error: unknown): { detail: string } | undefined {
  return error instanceof AskError && error.status === 409 ? { detail: '已为您载入最新的记录' } : undefined
}
