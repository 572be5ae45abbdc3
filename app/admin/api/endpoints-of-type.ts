import type { Endpoint } from '#content/registry/api-client.ts'
import type { Call } from '#contract/engine/call.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import type { Access, AnswersValue, Operation } from '#contract/engine/operation.ts'
import { batchFlagOf } from '#contract/fields/batch-flag.ts'

/** What a panel does with the records of its type, and what the call for it is sent and answers. */
interface Operations {
  list: ['nothing', 'records']
  paged: ['pageQuery', 'page']
  create: ['record', 'savedRecord']
  update: ['recordWithId', 'record']
  remove: ['nothing', 'nothing']
  setFlag: ['idAndStatus', 'record']
  reorder: ['ids', 'nothing']
  batch: ['batch', 'nothing']
  export: ['pageQuery', AnswersValue<Blob>]
  single: ['nothing', 'recordOrNull']
  saveSingle: ['record', 'savedRecord']
}

/** Something a panel does with its records. */
export type PanelOperation = keyof Operations

type AdminEndpoint<Type extends ContentType> = EndpointOf<Type['calls'][number]>
type EndpointOf<Some> = Some extends Call<infer SomeEndpoint, 'admin'> ? SomeEndpoint & Endpoint : never

type EndpointThat<Type extends ContentType, Takes, Answers> = EndpointDoing<
  Type['calls'][number],
  Takes,
  Answers
>
type EndpointDoing<Some, Takes, Answers> =
  Some extends Call<infer SomeEndpoint, 'admin', infer ItsTakes, infer ItsAnswers>
    ? [ItsTakes, ItsAnswers] extends [Takes, Answers]
      ? SomeEndpoint & Endpoint
      : never
    : never

/** The endpoints of a type that do one operation. */
type DeclaredEndpoint<Type extends ContentType, Name extends PanelOperation> =
  | EndpointThat<Type, Operations[Name][0], Operations[Name][1]>
  // A call that saves both new and known records serves as the update where there is none.
  | (Name extends 'update'
      ? [EndpointThat<Type, 'recordWithId', 'record'>] extends [never]
        ? EndpointThat<Type, 'record', 'savedRecord'>
        : never
      : never)

/**
 * Endpoints in place of the declared ones. Only endpoints of the type that do the same operation compile,
 * if there are any.
 */
export type EndpointOverrides<Type extends ContentType> = {
  readonly [Name in PanelOperation]?: [DeclaredEndpoint<Type, Name>] extends [never]
    ? AdminEndpoint<Type>
    : DeclaredEndpoint<Type, Name>
}

/** The endpoint of each operation that a panel needs, and of each other one that the type has. */
export type EndpointsOfType<Needed extends PanelOperation> = Record<Needed, Endpoint> &
  Partial<Record<PanelOperation, Endpoint>>

const isOperation = {
  list: ({ name }) => name === 'list',
  paged: ({ name }) => name === 'paged',
  create: ({ name }) => name === 'create' || name === 'save',
  update: ({ name }) => name === 'update' || name === 'save',
  remove: ({ name }) => name === 'remove',
  // Of the row's own flag: a type may have calls for others.
  setFlag: ({ name, sets }, type) => name === 'setFlag' && sets === batchFlagOf(type.fields),
  reorder: ({ name }) => name === 'reorder',
  batch: ({ name }) => name === 'batch',
  export: ({ name }) => name === 'export',
  single: ({ name }) => name === 'single',
  saveSingle: ({ name }) => name === 'saveSingle',
} satisfies Record<PanelOperation, (operation: Operation, type: ContentType) => boolean>

/** A type's one record is read by one call for visitors and administrators, which answers each with their own keys. */
const isAsked = (access: Access, name: string) =>
  access === 'admin' || (access === 'optionalAuth' && name === 'single')

/**
 * The administrators' calls of a type by what they do, read from its declaration.
 * @param needed what the panel cannot do without
 * @param others endpoints that take the place of the declared ones
 * @throws Error when the type has no call for something that is needed
 */
export function endpointsOfType<Needed extends PanelOperation>(
  type: ContentType,
  needed: readonly Needed[],
  others: Partial<Record<PanelOperation, Endpoint>> = {},
): EndpointsOfType<Needed> {
  const declared = Object.entries(isOperation).flatMap(([name, isIt]) => {
    const found = type.calls.find(({ access, operation }) => isAsked(access, name) && isIt(operation, type))
    return found ? [[name, found.endpoint]] : []
  })
  const endpoints = { ...Object.fromEntries(declared), ...others } as EndpointsOfType<Needed>
  const missing = needed.find((name) => endpoints[name] === undefined)
  if (missing) throw new Error(`${type.name} declares no call to ${missing}: name one in the panel's calls`)
  return endpoints
}
