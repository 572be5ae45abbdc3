import type { RequestOptions } from '#contract/client/api-error.ts'
import type { Calls } from './calls.ts'

/** An endpoint by its request line, e.g. `'GET /api/banner/list'`. */
export type Endpoint = keyof Calls

export type InputOf<SomeEndpoint extends Endpoint> = Calls[SomeEndpoint]['input']
export type OutputOf<SomeEndpoint extends Endpoint> = Calls[SomeEndpoint]['output']

/** May be left out when a call needs nothing. */
export type InputArguments<SomeEndpoint extends Endpoint> =
  Record<never, never> extends InputOf<SomeEndpoint>
    ? [input?: InputOf<SomeEndpoint> & RequestOptions]
    : [input: InputOf<SomeEndpoint> & RequestOptions]

/**
 * The typed API client, for loaders, actions, panels and stories. The input holds the path's `{names}` beside `query`, `body`
 * and `ifMatch`.
 * @example
 *     await api('GET /api/banner/list')
 *     await api('DELETE /api/partner/{id}', { id: 3, ifMatch: versionOf(partner) })
 *     await api('GET /api/contact/admin/list', { query: { page: 2, keyword: '标注' } })
 * @returns the content without envelope: `data`, a raw body, a plain message, or `{ records, total }` of a paged list
 * @throws ApiError for every failure
 */
export type ApiClient = <SomeEndpoint extends Endpoint>(
  endpoint: SomeEndpoint,
  ...input: InputArguments<SomeEndpoint>
) => Promise<OutputOf<SomeEndpoint>>
