import type { Line, OutputOf } from '#contract/ask/ask.ts'
import { ask } from '#app/admin/ask.ts'

/** What any call may be sent. */
export interface CallInput {
  id?: number
  ifMatch?: string
  query?: object
  body?: object
  signal?: AbortSignal
}

/**
 * The same door as `ask`, for the panel kit: it is given lines by the panels and so cannot know their inputs by type.
 * Panels written by hand use `ask`.
 */
export const call = ask as <SomeLine extends Line>(
  line: SomeLine,
  input?: CallInput,
) => Promise<OutputOf<SomeLine>>

/** Calls that answer a list of records. */
export type ListLine = { [Each in Line]: OutputOf<Each> extends readonly object[] ? Each : never }[Line]

/** One record of such a list. */
export type ListedBy<List extends ListLine> = OutputOf<List>[number] & object
