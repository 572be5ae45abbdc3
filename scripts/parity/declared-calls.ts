import { contract } from '#contract/contract.ts'
import type { Call } from '#contract/engine/call.ts'
import type { ContentType } from '#contract/engine/content-type.ts'

/** A declared call with the content type it belongs to. */
export interface DeclaredCall {
  type: ContentType
  call: Call
}

/** Every declared call. */
export const declaredCalls: readonly DeclaredCall[] = (contract as readonly ContentType[]).flatMap((type) =>
  type.calls.map((call) => ({ type, call })),
)

/** One turn of a call in the replay. */
export interface Turn extends DeclaredCall {
  /** Only the good request: the call had its turn in full before. */
  isRepeated: boolean
}

/**
 * The calls in an order in which each finds what it needs: reads, then new records, changes, deletions, the reads again
 * on what has become of the content, and last what ends a session.
 */
export function inOrder(calls: readonly DeclaredCall[]): Turn[] {
  const phase = (number: number, isRepeated = false) =>
    calls.filter((declared) => phaseOf(declared) === number).map((each) => ({ ...each, isRepeated }))
  const beginning = [READ, NEW, CHANGE, DELETION].flatMap((number) => phase(number))
  return [...beginning, ...phase(READ, true), ...phase(SESSION), ...phase(LOGOUT)]
}

const [READ, NEW, CHANGE, DELETION, SESSION, LOGOUT] = [0, 1, 2, 3, 4, 5]

function phaseOf({ call: { line, operation }, type }: DeclaredCall): number {
  if (line.startsWith('GET ')) return READ
  if (line.endsWith('/logout')) return LOGOUT
  if (type.name === 'administration') return SESSION
  if (line.startsWith('DELETE ') || line.includes('/delete/')) return DELETION
  const isNew = ['create', 'save', 'saveSingle', 'run'].includes(operation.name)
  return isNew ? NEW : CHANGE
}
