import type { ApiParts, TypeNamed } from './api-parts.ts'
import type { Backend, Caller, TypedChange } from './backend.ts'
import type { Match } from './matcher.ts'
import type { RequestContext } from './operation.ts'

/** What a call is sent, whether it came as a request or from within the process. */
export type Sent = Pick<RequestContext, 'request' | 'session' | 'query' | 'body' | 'ifMatch'>

/** What performing a call needs of its API. */
export type PerformParts = Pick<ApiParts, 'recordAct'> & { typeNamed: TypeNamed }

/** Every type of an API by its name. */
export function typesByName({ types, internalTypes }: ApiParts): TypeNamed {
  const named = new Map([...types, ...internalTypes].map((type) => [type.name, type]))
  return (name) => {
    const type = named.get(name)
    if (!type) throw new Error(`There is no content type called ${name}`)
    return type
  }
}

/**
 * Performs one call: writes in one transaction with their journal, reads outside of any.
 * @returns what the operation answers, before it is put into an envelope
 * @throws HttpError for what is refused
 */
export async function performCall(
  { call, type, params }: Match,
  sent: Sent,
  backend: Backend,
  caller: Caller,
  { recordAct, typeNamed }: PerformParts,
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
  const perform = (stores: RequestContext['stores']) => {
    const act = recordAct(stores, actor, changed, typeNamed)
    return operation.perform({
      ...facts,
      auditLog: act.auditLog,
      stores: operation.writes ? act.stores : stores,
    })
  }
  const result = await (operation.writes ? backend.transaction(perform) : perform(backend.stores))
  if (changed.length > 0) backend.changed?.(changed)
  return result
}
