import { heard, journalOf, recorded } from '#contract/journal/journal.ts'
import type { Backend, Caller, TypedChange } from './backend.ts'
import type { ContentType } from './content-type.ts'
import type { Match } from './matcher.ts'
import type { Work } from './operation.ts'

/** What a call is sent, whether it came as a request or from within the process. */
export type Sent = Pick<Work, 'request' | 'session' | 'query' | 'body' | 'ifMatch'>

/** Finds a content type. @throws Error where there is none of this name */
export type TypeNamed = (name: string) => ContentType

/** Every type of a list by its name. */
export function typesByName(types: readonly ContentType[]): TypeNamed {
  const named = new Map(types.map((type) => [type.name, type]))
  return (name) => {
    const type = named.get(name)
    if (!type) throw new Error(`There is no content type called ${name}`)
    return type
  }
}

/**
 * Performs one call: writes in one transaction with their journal, reads outside of any.
 * @returns what the operation answers, before it is put into an envelope
 * @throws Refusal for what is refused
 */
export async function performCall(
  { call, type, params }: Match,
  sent: Sent,
  backend: Backend,
  caller: Caller,
  typeNamed: TypeNamed,
): Promise<unknown> {
  const { session } = sent
  const { queryNames, operation } = call
  const facts = { type, queryNames, params, backend, caller, ...sent }
  const actor = session && {
    accountId: session.accountId,
    username: session.username,
    address: caller.address,
    now: backend.now(),
  }
  const changed: TypedChange[] = []
  const perform = (stores: Work['stores']) => {
    const journal = heard(journalOf(stores, actor), changed)
    const given = operation.writes ? recorded(stores, journal, typeNamed) : stores
    return operation.perform({ ...facts, stores: given, journal })
  }
  const result = await (operation.writes ? backend.transaction(perform) : perform(backend.stores))
  if (changed.length > 0) backend.changed?.(changed)
  return result
}
