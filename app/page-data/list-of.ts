import { isMissing } from '#contract/shared/is-missing.ts'

/**
 * A list that may come as a list or as its JSON text; nothing is none.
 * @throws TypeError for anything else, so that the load counts as failed
 */
export function listOf(sent: unknown): unknown[] {
  if (isMissing(sent)) return []
  const entries: unknown = typeof sent === 'string' ? JSON.parse(sent) : sent
  if (!Array.isArray(entries)) throw new TypeError('not a list')
  return entries as unknown[]
}
